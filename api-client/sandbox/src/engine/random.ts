/**
 * One step of the mulberry32 generator: small and seedable. Its whole state is one 32-bit integer in the world's JSON,
 * so the sequence continues after a restart.
 */
export function nextRandom(state: number): { state: number; value: number } {
  const next = (state + 0x6d2b79f5) | 0
  let t = Math.imul(next ^ (next >>> 15), next | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return { state: next, value: ((t ^ (t >>> 14)) >>> 0) / 4294967296 }
}

/** Computes a generator state from a text (FNV-1a). */
export function mixSeed(text: string): number {
  let state = 0x811c9dc5
  for (let k = 0; k < text.length; k += 1) state = Math.imul(state ^ text.charCodeAt(k), 0x01000193)
  return state | 0
}
