import { useHost } from '@koo/flow'
import { draftOf } from '@koo/page'
import { useMemo } from 'react'
import type { ConsentOptions } from './options.ts'
import { readRecord } from './readRecord.ts'

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
export function useRecordedConsent({ key, lifeMs }: ConsentOptions): RecordedConsent {
  const host = useHost()
  return useMemo(() => {
    const draft = draftOf<{ recordedAt: number }>(host, { key, version: 1, read: readRecord })
    return {
      isRecent: () => Math.abs(host.now() - (draft.load()?.recordedAt ?? 0)) < lifeMs,
      save: () => draft.save({ recordedAt: host.now() }),
      clear: draft.clear,
    }
  }, [host, key, lifeMs])
}
