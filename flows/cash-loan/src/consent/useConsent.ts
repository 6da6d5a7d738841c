import type { LoanAgreement } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { draftOf, useGateway, type Draft, type DraftShape } from '@koo/steps'
import { useCallback, useMemo, useRef, useState } from 'react'
import { CONSENT_LIFE_MS } from '../constants.ts'
// Part of the page, not fetched at the tick: a browser remembers a failed import for as long as the page lives.
import { record } from './record.ts'

/** That a consent was recorded, for the page after this one. Never ticks a box. */
interface ConsentMark {
  recordedAt: number
}

const markShape: DraftShape<ConsentMark> = {
  key: 'cash_loan_consent',
  version: 1,
  read(value) {
    const recordedAt = (value as ConsentMark | null)?.recordedAt
    return typeof recordedAt === 'number' ? { recordedAt } : null
  },
}

function useMark(): Draft<ConsentMark> {
  const host = useHost()
  return useMemo(() => draftOf(host, markShape), [host])
}

/** Was consent to the loan's agreements recorded just now, on the page before? */
export function useRecordedConsent() {
  const mark = useMark()
  const host = useHost()
  return {
    given: () => Math.abs(host.now() - (mark.load()?.recordedAt ?? 0)) < CONSENT_LIFE_MS,
    spend: mark.clear,
  }
}

/**
 * The tick of the agreement line. Ticking records what was shown: name, address and version of every agreement
 * (agreementrecord), and a trace whose errors do not matter (spec 7). A record that fails takes the tick back: nobody
 * borrows on a consent that only the page knows of.
 */
export function useConsent(agreements: readonly LoanAgreement[]) {
  const gateway = useGateway()
  const mark = useMark()
  const host = useHost()
  const [agreed, setAgreed] = useState(false)
  const latest = useRef<Promise<boolean>>(Promise.resolve(false))

  const tick = useCallback(
    (checked: boolean) => {
      setAgreed(checked)
      mark.clear()
      if (!checked) {
        latest.current = Promise.resolve(false)
        return
      }
      const mine = record(gateway, agreements).then((trouble) => {
        if (latest.current === mine && trouble === null) mark.save({ recordedAt: host.now() })
        if (latest.current === mine && trouble !== null) setAgreed(false)
        if (trouble) toast(trouble, { kind: 'fail' })
        return trouble === null
      })
      latest.current = mine
    },
    [gateway, agreements, mark, host],
  )
  /** Resolves with whether the consent stands on the server's record too. */
  const recorded = useCallback(() => latest.current, [])
  return { agreed, tick, recorded }
}
