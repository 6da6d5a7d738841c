/** Takes the time of a recorded consent out of what is stored; null when it is none. */
export function readRecord(value: unknown): { recordedAt: number } | null {
  const recordedAt = (value as { recordedAt?: unknown } | null)?.recordedAt
  return typeof recordedAt === 'number' ? { recordedAt } : null
}
