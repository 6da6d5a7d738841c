import type { LoanAgreement } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { useGateway } from '@koo/page'
import { useCallback, useRef, useState } from 'react'
import type { ConsentOptions } from './options.ts'
// Imported with the page, not at the tick: a browser remembers a failed import for as long as the page lives.
import { recordConsent } from './recordConsent.ts'
import { useRecordedConsent } from './useRecordedConsent.ts'

/**
 * The tick of the agreement line. Ticking records the consent at the server; a record that fails takes the tick back:
 * nobody borrows on a consent that only the page knows of.
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
        // A tick that was changed meanwhile no longer belongs to this record.
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
  /** Resolves with whether the consent is on the server's record. */
  const recorded = useCallback(() => latest.current, [])
  return { checked, setTick, recorded }
}
