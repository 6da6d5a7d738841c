/**
 * One step of the mulberry32 generator: small, seedable, and its whole state is one 32-bit integer, so it lives in the
 * world's JSON and a restart goes on with the same sequence.
 */
export function nextRandom(state: number): { state: number; value: number } {
  const next = (state + 0x6d2b79f5) | 0
  let t = Math.imul(next ^ (next >>> 15), next | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return { state: next, value: ((t ^ (t >>> 14)) >>> 0) / 4294967296 }
}

/** A generator state from a text (FNV-1a). */
export function mixSeed(text: string): number {
  let state = 0x811c9dc5
  for (let k = 0; k < text.length; k += 1) state = Math.imul(state ^ text.charCodeAt(k), 0x01000193)
  return state | 0
}
