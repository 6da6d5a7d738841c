import { cashQueryGrayQuery, cashQueryResultPageQuery } from '@koo/api-client/calls'
import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { AuditCountdown } from '@koo/kit/AuditCountdown'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { FooterBar } from '@koo/kit/FooterBar'
import { FraudNotice } from '@koo/kit/FraudNotice'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { Page } from '@koo/kit/Page'
import { ResultTimeline } from '@koo/kit/ResultTimeline'
import { money, moneyCut, percentText, toCents } from '@koo/pricing'
import { clockText, dayText, hasFailed, readWhen, useClock, useGateway, useSecondsLeft } from '@koo/steps'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CHOSEN_COUPON_KEY, GRAY_TYPE_RESULT_PAGE } from '../constants.ts'
import { useRecordedConsent } from '../consent/useConsent.ts'
import { loanDraft } from '../home/draft.ts'
import { usePublisher } from '../publish/publisherOf.ts'
import { copy } from './copy.ts'
import type { ResultExit } from './exits.ts'
import { MoreThanCard } from './MoreThanCard.tsx'
import type { ResultSearch } from './search.ts'
import { pollSettings, type PollSettings } from './settings.ts'
import * as styles from './result.css.ts'
import { useAudit, type Audit } from './useAudit.ts'

/** The result of one loan, as the server knows it, and the review as it goes on. */
export function ResultLoan({ search, exit }: { search: ResultSearch; exit: ResultExit }) {
  const gateway = useGateway()
  const { listingId, loanId } = search
  const isNamed = listingId !== undefined || loanId !== undefined
  const loan = useQuery({
    ...cashQueryResultPageQuery(gateway, listingId ? { listingId } : { loanId }),
    enabled: isNamed,
  })
  const gray = useQuery(cashQueryGrayQuery(gateway, { typeId: GRAY_TYPE_RESULT_PAGE }))
  const settings = useMemo(
    () => (gray.isFetched ? pollSettings(gray.data) : null),
    [gray.isFetched, gray.data],
  )
  const audit = useAudit(loan.data?.listingId ?? listingId ?? null, settings)
  useJourneyEnd(loan.data)
  // A decision changes what the page says of limit and figures.
  const isDecided = audit.decided
  const { refetch } = loan
  useEffect(() => {
    if (isDecided) void refetch()
  }, [isDecided, refetch])

  if (!isNamed) return <Missing exit={exit} />
  return (
    <Page
      busy={loan.data === undefined}
      footer={
        <FooterBar>
          <Actions audit={audit} exit={exit} />
        </FooterBar>
      }
    >
      <Review audit={audit} settings={settings} />
      {hasFailed(loan) ? (
        <ErrorState title={copy.failed.title} text={copy.failed.text} onRetry={() => loan.refetch()} />
      ) : (
        <Figures loan={loan.data} />
      )}
      <FraudNotice />
      {loan.data && audit.status !== 'failed' && <MoreThanCard loan={loan.data} />}
    </Page>
  )
}

/** Only a result that was really shown ends the journey (security 1.1): then serial, draft, coupon and consent have done their work. */
function useJourneyEnd(loan: CashQueryResultPageContent | undefined) {
  const publisher = usePublisher()
  const { memory } = useHost()
  const { spend } = useRecordedConsent()
  const queries = useQueryClient()
  useEffect(() => {
    if (!loan || !publisher.shown(loan.listingId)) return
    memory.removeItem(loanDraft.key)
    memory.removeItem(CHOSEN_COUPON_KEY)
    spend()
    // Limit and coupons are no longer what they were.
    queries.removeQueries({ queryKey: ['cash/getAmount'] })
    queries.removeQueries({ queryKey: ['cash/queryCoupons'] })
  }, [loan, publisher, memory, spend, queries])
}

function Review({ audit, settings }: { audit: Audit; settings: PollSettings | null }) {
  const total = settings?.countdown ?? 0
  const { status, decidedAt, since } = audit
  const remaining = useSecondsLeft(total > 0 && status === 'auditing' ? since + total * 1000 : null)
  return (
    <ResultTimeline
      status={status}
      {...(decidedAt !== null && { time: clockText(decidedAt) })}
      {...(total > 0 && { countdown: <AuditCountdown remaining={remaining} total={total} /> })}
      {...(status === 'unknown' && { auditText: copy.unknown.text })}
      {...(status === 'failed' && { auditText: copy.refused })}
    />
  )
}

function Figures({ loan }: { loan: CashQueryResultPageContent | undefined }) {
  const now = useClock().now()
  if (!loan) return <LoanAmountCard busy amount="" />
  const first = readWhen(loan.firstRepaymentDay)
  const [firstDue] = loan.montyPayList
  return (
    <LoanAmountCard
      amount={moneyCut(toCents(loan.amount))}
      card={copy.card(loan.bankName, loan.cardNo.replace(/\D/g, '').slice(-4))}
      facts={[
        { label: copy.periods.label, value: copy.periods.value(loan.loanPeriod) },
        { label: copy.monthPay, value: `¥${money(toCents(loan.monthPay))}` },
        ...(first !== null && firstDue !== undefined
          ? [
              {
                label: copy.first.label,
                value: copy.first.value(dayText(first, now), money(toCents(firstDue))),
              },
            ]
          : []),
        { label: copy.day.label, value: copy.day.value(loan.paymentDay) },
        { label: copy.rate, value: percentText(loan.afterApr) },
      ]}
    />
  )
}

function Actions({ audit, exit }: { audit: Audit; exit: ResultExit }) {
  const first = { unknown: copy.unknown.refresh, failed: copy.again, auditing: null, passed: null }[
    audit.status
  ]
  return (
    <div className={styles.actions}>
      {first && (
        <Button block onClick={() => (audit.status === 'unknown' ? audit.refresh() : exit('home'))}>
          {first}
        </Button>
      )}
      <Button block kind={first ? 'secondary' : 'primary'} onClick={() => exit('finish')}>
        {copy.finish}
      </Button>
    </div>
  )
}

/** An address that names no loan. It never claims one. */
function Missing({ exit }: { exit: ResultExit }) {
  return (
    <Page
      footer={
        <FooterBar>
          <Button block onClick={() => exit('home')}>
            {copy.missing.home}
          </Button>
        </FooterBar>
      }
    >
      <ErrorState title={copy.missing.title} text={copy.missing.text} />
    </Page>
  )
}
