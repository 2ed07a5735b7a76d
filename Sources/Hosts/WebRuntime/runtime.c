// The few C symbols that Embedded Swift expects of a platform.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

#define IMPORT(name) __attribute__((import_module("env"), import_name(name))) extern

IMPORT("put_char") int hostPutCharacter(int);
IMPORT("random_bytes") void hostRandomBytes(void *, size_t);

void arc4random_buf(void *bytes, size_t count) { hostRandomBytes(bytes, count); }
int putchar(int character) { return hostPutCharacter(character); }

uintptr_t __stack_chk_guard = 0x595e9fbd;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The compiler calls this for a product of two 128-bit numbers.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t aLow = (uint64_t)a, bLow = (uint64_t)b, aHigh = (uint64_t)(a >> 64), bHigh = (uint64_t)(b >> 64);
  uint64_t a0 = aLow & 0xffffffffu, a1 = aLow >> 32, b0 = bLow & 0xffffffffu, b1 = bLow >> 32;
  uint64_t t = a0 * b0, w0 = t & 0xffffffffu, carry = t >> 32;
  t = a1 * b0 + carry;
  uint64_t w1 = t & 0xffffffffu, w2 = t >> 32;
  t = a0 * b1 + w1;
  uint64_t low = (t << 32) | w0, high = a1 * b1 + w2 + (t >> 32) + aLow * bHigh + aHigh * bLow;
  return (__int128)(((unsigned __int128)high << 64) | low);
}

// Exact parsing of decimal numbers is the browser's: it answers 1, or 0 for what is no number.
IMPORT("parse_double") int hostParseDouble(const char *, size_t, double *);

const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  const char *end = text;
  while (*end) end++;
  return hostParseDouble(text, end - text, out) ? end : 0;
}
#endif
