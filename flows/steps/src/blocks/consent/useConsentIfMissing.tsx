import type { Gateway } from '@koo/api-client'
import type { LoanAgreement } from '@koo/api-client/types'
import { useGateway } from '@koo/page/query'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { ConsentOptions } from '@koo/page/consent'
import { AgreementRows } from './AgreementRows.tsx'
import * as styles from './rows.css.ts'
import { rowsCopy } from './rowsCopy.ts'
import { useConsent, type Consent } from './useConsent.tsx'
import { useRecordedConsent } from './useRecordedConsent.ts'

/** A generated query of the client for a product's agreements. */
export type AgreementsQuery = (gateway: Gateway) => {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal }): Promise<LoanAgreement[]>
}

/** The list stands on the page: the line names the first agreement alone. */
const BRIEF = { listOnPage: true, max: 1, tail: rowsCopy.tail }

/** Consent on a page after the one that asks for it; nothing to show where it was given there. */
export interface MissingConsent extends Pick<Consent, 'line' | 'check'> {
  /** Every agreement as a row, to show on the page: the line names the first alone. */
  rows: ReactNode
}

/**
 * Consent on a page after the one that asks for it. A recent consent counts. Customers who come by a link, or much
 * later, are asked here: the agreements must be ticked on every way to this page.
 */
export function useConsentIfMissing(options: ConsentOptions, query: AgreementsQuery): MissingConsent {
  const recorded = useRecordedConsent(options)
  const [isGiven] = useState(recorded.isRecent)
  const agreements = useQuery({ ...query(useGateway()), enabled: !isGiven })
  const list = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const showList = useCallback(() => {
    list.current?.scrollIntoView({ block: 'center' })
    list.current?.focus({ preventScroll: true })
  }, [])
  const { line, check, openAgreement } = useConsent(options, agreements, showList, BRIEF)
  if (isGiven) return { line: undefined, rows: undefined, check: () => Promise.resolve(true) }
  const { data = [] } = agreements
  return {
    line: (
      <div ref={place} className={styles.line}>
        {line}
      </div>
    ),
    async check() {
      const isChecked = await check()
      if (!isChecked) place.current?.scrollIntoView({ block: 'nearest' })
      return isChecked
    },
    rows: data.length > 1 && <AgreementRows ref={list} agreements={data} onOpen={openAgreement} />,
  }
}
