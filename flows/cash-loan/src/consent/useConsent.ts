import { errorText, isGatewayError } from '@koo/api-client'
import { cashServerUpload, otherAgreementrecord } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import type { LoanAgreement } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { draftOf, isAborted, isSessionEnd, useGateway, type Draft, type DraftShape } from '@koo/steps'
import { useCallback, useMemo, useRef, useState } from 'react'
import { CONSENT_CLIENT, CONSENT_LIFE_MS, CONSENT_SCENE, CONSENT_TRACE_ID } from '../constants.ts'
import { copy } from './copy.ts'

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
      const mine = record(gateway, agreements).then(
        () => {
          if (latest.current === mine) mark.save({ recordedAt: host.now() })
          return true
        },
        (error: unknown) => {
          if (latest.current === mine) setAgreed(false)
          if (!isAborted(error) && !isSessionEnd(error)) toast(reasonOf(error), { kind: 'fail' })
          return false
        },
      )
      latest.current = mine
    },
    [gateway, agreements, mark, host],
  )
  /** Resolves with whether the consent stands on the server's record too. */
  const recorded = useCallback(() => latest.current, [])
  return { agreed, tick, recorded }
}

function record(gateway: Gateway, agreements: readonly LoanAgreement[]): Promise<unknown> {
  const [first] = agreements
  if (!first) return Promise.reject(new Error('There is no agreement to agree to.'))
  const shown = agreements.map(({ name, url, version }) => ({
    agreementName: name,
    agreementUrl: url,
    ...(version && { agreementVersion: version }),
  }))
  const traceData = { scene: CONSENT_SCENE, protocolNames: agreements.map(({ name }) => name) }
  cashServerUpload(gateway, { traceId: CONSENT_TRACE_ID, traceData }).catch(() => undefined)
  return otherAgreementrecord(gateway, {
    agreementName: first.name,
    agreementUrl: first.url,
    ...(first.version && { agreementVersion: first.version }),
    subAgreementList: shown,
    clientCode: CONSENT_CLIENT,
  })
}

const reasonOf = (error: unknown) =>
  isGatewayError(error) && error.kind === 'result' ? errorText(error) : copy.network
