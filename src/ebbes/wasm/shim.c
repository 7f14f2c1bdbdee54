// What Numba's runtime and the compiler expect of a machine: room for arrays, and a long product.
// Arrays live within one call: when the last one is gone, all their room is free again.
#include <stdint.h>

typedef struct {
  uint64_t references;
  void *destructor, *destructor_data, *data;
  uint64_t size;
} Array;

extern unsigned char __heap_base;
static uintptr_t base, top;
static uint32_t alive;

static uintptr_t room(uintptr_t size, uintptr_t align) {
  if (!base) base = top = (uintptr_t)&__heap_base;
  uintptr_t at = (top + align - 1) & -align, end = at + size;
  uintptr_t have = __builtin_wasm_memory_size(0) << 16;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) >> 16) == (uintptr_t)-1)
    return 0;
  top = end;
  return at;
}

// Room that the page keeps for good.
__attribute__((export_name("reserve"))) uintptr_t reserve(uint32_t size) {
  uintptr_t at = room(size, 64);
  base = top;
  return at;
}

// After an error: what was alive is forgotten.
__attribute__((export_name("reset"))) void reset(void) {
  alive = 0;
  top = base;
}

void *NRT_MemInfo_alloc_aligned(uint64_t size, uint32_t align) {
  Array *array = (Array *)room(sizeof(Array), 16);
  uintptr_t data = array ? room((uintptr_t)size, align < 16 ? 16 : align) : 0;
  if (!data) return 0;
  *array = (Array){1, 0, 0, (void *)data, size};
  alive++;
  return array;
}

void *NRT_MemInfo_alloc(uint64_t size) { return NRT_MemInfo_alloc_aligned(size, 16); }

void NRT_MemInfo_call_dtor(Array *array) {
  (void)array;
  if (--alive == 0) top = base;
}

// 64 by 64 bits, for the check that an array is not too large.
typedef struct {
  uint64_t low, high;
} Pair;

void __multi3(Pair *out, uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh) {
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t p = a0 * b0, q = a1 * b0 + (p >> 32), r = a0 * b1 + (uint32_t)q;
  out->low = (r << 32) | (uint32_t)p;
  out->high = a1 * b1 + (q >> 32) + (r >> 32) + al * bh + ah * bl;
}
