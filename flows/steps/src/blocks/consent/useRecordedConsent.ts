import { useHost } from '@koo/flow'
import { recordedConsent, type ConsentOptions, type RecordedConsent } from '@koo/page/consent'
import { useMemo } from 'react'

/** The recorded consent of a product, kept in the tab for the customer who gave it. */
export function useRecordedConsent({ key, lifeMs }: ConsentOptions): RecordedConsent {
  const host = useHost()
  return useMemo(() => recordedConsent(host, { key, lifeMs }), [host, key, lifeMs])
}
