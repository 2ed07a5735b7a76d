// What the browser gives to Swift: the imports of the WebAssembly module, answered by host.js.
#pragma once
#include <stdint.h>

#ifdef __wasm__
#define HOST(name) __attribute__((import_module("host"), import_name(name))) extern

/// Carries out the operations of one frame.
HOST("apply") void host_apply(const int32_t *operations, int32_t count, const uint8_t *text, int32_t length);
/// Tells the vocabulary, each word ended by a line feed.
HOST("define") void host_define(const uint8_t *words, int32_t length);
/// Takes over the page's own nodes where their checksum is this one; answers 1 if so, and clears the page if not.
HOST("adopt") int32_t host_adopt(const uint8_t *checksum, int32_t length);
/// Asks for one call of `sy_frame` before the next paint.
HOST("request_frame") void host_request_frame(void);
/// Calls a service of the browser; its answers come through `sy_reply` with the same token.
HOST("call") void host_call(int32_t service, const uint8_t *request, int32_t length, int32_t token);
/// Milliseconds since 1970.
HOST("now") double host_now(void);
#undef HOST
#endif
