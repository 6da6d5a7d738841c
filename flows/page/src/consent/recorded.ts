import { draftOf, type DraftHost } from '../draft/draft.ts'
import type { ConsentOptions } from './options.ts'

/** A recorded consent, for the pages after the one that asked for it. It never ticks a box. */
export interface RecordedConsent {
  /** Whether one was recorded recently enough to count. */
  isRecent(): boolean
  /** Stores that one was recorded now. */
  save(): void
  /** Ends the consent: it was withdrawn, or the loan was made. */
  clear(): void
}

/** The recorded consent of a product, kept in the tab for the customer who gave it. */
export function recordedConsent(
  host: DraftHost,
  { key, lifeMs }: Pick<ConsentOptions, 'key' | 'lifeMs'>,
): RecordedConsent {
  const draft = draftOf<{ recordedAt: number }>(host, { key, version: 1, read: readRecord })
  return {
    isRecent: () => Math.abs(host.now() - (draft.load()?.recordedAt ?? 0)) < lifeMs,
    save: () => draft.save({ recordedAt: host.now() }),
    clear: draft.clear,
  }
}

/** Takes the time of a recorded consent out of what is stored; null when it is none. */
export function readRecord(value: unknown): { recordedAt: number } | null {
  const recordedAt = (value as { recordedAt?: unknown } | null)?.recordedAt
  return typeof recordedAt === 'number' ? { recordedAt } : null
}
