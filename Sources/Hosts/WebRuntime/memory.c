// The allocator of the browser's side: size classes, four to a power of two, each with a list of free blocks.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(name)))

void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count >= 8; count -= 8, a += 8, b += 8) {
    uint64_t x, y;
    __builtin_memcpy(&x, a, 8);
    __builtin_memcpy(&y, b, 8);
    if (x != y) break;
  }
  for (; count; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end) end++;
  return end - text;
}

typedef struct Block { struct Block *next; } Block;
// Stands directly before what the caller gets. `shift` is how far an aligned block was moved from its own start.
typedef struct { uint32_t sizeClass, shift, size, unused; } Header;

extern unsigned char __heap_base;
static Block *freeBlocks[128];
static uintptr_t top, limit;

static unsigned sizeClass(size_t count, size_t *size) {
  if (count <= 16) {
    *size = 16;
    return 0;
  }
  unsigned log = 31 - __builtin_clz((unsigned)(count - 1));
  size_t base = (size_t)1 << log, step = base >> 2;
  unsigned quarter = (unsigned)((count - 1 - base) / step);
  *size = (base + step * (quarter + 1) + 15) & ~(size_t)15;
  return 1 + (log - 4) * 4 + quarter;
}

static uintptr_t grow(size_t count) {
  if (!top) {
    top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    limit = __builtin_wasm_memory_size(0) * 65536ul;
  }
  if (top + count > limit || top + count < top) {
    size_t needed = (top + count - limit + 65535) / 65536;
    size_t wanted = needed < 16 ? 16 : needed;
    if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1 && __builtin_wasm_memory_grow(0, needed) == (size_t)-1)
      return 0;
    limit = __builtin_wasm_memory_size(0) * 65536ul;
  }
  uintptr_t place = top;
  top += count;
  return place;
}

void *malloc(size_t count) {
  size_t size;
  unsigned class = sizeClass(count, &size);
  Block *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = block->next;
    return block;
  }
  uintptr_t place = grow(size + sizeof(Header));
  if (!place) return 0;
  *(Header *)place = (Header){.sizeClass = class, .size = size};
  return (void *)(place + sizeof(Header));
}

void free(void *pointer) {
  if (!pointer) return;
  Header *header = (Header *)pointer - 1;
  if (header->shift) {
    pointer = (char *)pointer - header->shift;
    header = (Header *)pointer - 1;
  }
  ((Block *)pointer)->next = freeBlocks[header->sizeClass];
  freeBlocks[header->sizeClass] = pointer;
}

int posix_memalign(void **out, size_t alignment, size_t count) {
  if (alignment <= 16) {
    *out = malloc(count);
    return *out ? 0 : 12;
  }
  char *whole = malloc(count + alignment);
  if (!whole) return 12;
  char *aligned = (char *)(((uintptr_t)whole + alignment - 1) & ~(uintptr_t)(alignment - 1));
  if (aligned != whole) ((Header *)aligned - 1)->shift = (uint32_t)(aligned - whole);
  *out = aligned;
  return 0;
}

EXPORT("alloc") void *exportedMalloc(size_t count) { return malloc(count); }
#endif
