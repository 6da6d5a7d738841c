import type { LoanAgreement } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { useGateway } from '@koo/page/query'
import { useCallback, useRef, useState } from 'react'
// Imported with the page, not at the tick: a browser does not repeat a failed import.
import { recordConsent, type ConsentOptions } from '@koo/page/consent'
import { useRecordedConsent } from './useRecordedConsent.ts'

/**
 * The tick of the agreement line. Ticking records the consent at the server. When that fails, the tick is removed: a loan
 * needs a consent that the server has recorded.
 */
export function useConsentTick(options: ConsentOptions, agreements: readonly LoanAgreement[]) {
  const gateway = useGateway()
  const { save, clear } = useRecordedConsent(options)
  const [checked, setChecked] = useState(false)
  const latest = useRef<Promise<boolean>>(Promise.resolve(false))

  const setTick = useCallback(
    (next: boolean) => {
      setChecked(next)
      clear()
      if (!next) {
        latest.current = Promise.resolve(false)
        return
      }
      const recording = recordConsent(gateway, agreements, options).then((result) => {
        // The tick may have changed meanwhile: then this record is not for it.
        const isLatest = latest.current === recording
        if (result.isRecorded) {
          if (isLatest) save()
          return true
        }
        if (isLatest) setChecked(false)
        if (result.message !== null) toast(result.message, { kind: 'fail' })
        return false
      })
      latest.current = recording
    },
    [gateway, agreements, options, save, clear],
  )
  /** Resolves to whether the server has recorded the consent. */
  const recorded = useCallback(() => latest.current, [])
  return { checked, setTick, recorded }
}
