import { isRefused } from '@koo/api-client'
import { cashQueryResultPageQuery, type cashQueryResultPage } from '@koo/api-client/calls'
import { AuditCountdown } from '@koo/kit/AuditCountdown'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { ResultTimeline } from '@koo/kit/ResultTimeline'
import { FooterActions, lazySheet } from '@koo/page/layout'
import { hasFailed, useCall } from '@koo/page/query'
import { clockText, useSecondsLeft } from '@koo/page/time'
import { usePublisherState } from '@koo/steps/publishing'
import { FraudWarning } from '@koo/steps/fraud'
import { AfterRefusal } from './refused/AfterRefusal.tsx'
import type { LoadOneClick } from '../model/offer/oneClick.ts'
import { onceFor } from '../model/onceFor.ts'
import { KIND, toldKind } from '../model/publish/kinds.ts'
import { useCashPublisher } from '../model/publish/publishing.ts'
import { copy } from './copy.ts'
import { Figures } from './Figures.tsx'
import { LoanReceipt } from './LoanReceipt.tsx'
import { Later } from './later/Later.tsx'
import { LeadRetry } from './LeadRetry.tsx'
import { MixedParts } from '../model/mixed/MixedParts.tsx'
import { NoResult } from './NoResult.tsx'
import type { ResultSearch } from '../model/queries/result.ts'
import type { ResultExit, ResultOptions } from './step.ts'
import { useApplicationEnd } from './useApplicationEnd.ts'
import { useReview, type Review } from './useReview.ts'
import { useStatedArrival } from './useStatedArrival.ts'

interface ResultLoanProps extends ResultOptions {
  search: ResultSearch
  exit: ResultExit
}

/**
 * The result of one loan, from the server's replies, and its review. Larger than other pages: it polls within limits, and
 * it ends the application.
 */
export function ResultLoan({ search, exit, oneClick }: ResultLoanProps) {
  const { listingId, loanId } = search
  const isNamed = listingId !== undefined || loanId !== undefined
  const loan = useCall(cashQueryResultPageQuery, listingId ? { listingId } : { loanId }, { enabled: isNamed })
  const isUnknown = isRefused<typeof cashQueryResultPage>(loan.error, 42114)
  const told = toldKind(search)
  const isLead = told === KIND.lead
  const isMerchant = told === KIND.merchant
  // A refused loan of another kind is shown as it is, with its own text: no other lender is offered after it (result.18).
  const hasNext = told === KIND.cash
  const again = isMerchant ? 'merchant' : 'home'
  const review = useReview(isUnknown ? null : (loan.data?.listingId ?? listingId ?? null), {
    lender: isLead ? 'leadFlow' : 'koo',
    reportsRefusal: !hasNext,
    onDecided: loan.refetch,
  })
  const isPassed = review.status === 'passed'
  // Nothing arrives of a refused loan.
  const hasStated = (isLead || isMerchant) && review.status !== 'failed'
  const stated = useStatedArrival((hasStated && loan.data?.listingId) || null, isPassed)
  const { state } = usePublisherState(useCashPublisher())
  useApplicationEnd(loan.data, { isUnknown, told })
  if (!isNamed) return <NoResult {...copy.missing} exit={exit} again={again} />
  // When the server has accepted the serial number, the page must not say that there is no loan.
  if (isUnknown && state.name !== 'accepted')
    return <NoResult {...copy.unknownLoan} exit={exit} again={again} />
  if (hasFailed(loan))
    return (
      <NoResult
        {...copy.failed}
        exit={exit}
        again={again}
        error={loan.error}
        onRetry={() => loan.refetch()}
      />
    )
  return (
    <Page
      busy={!loan.data}
      footer={
        <FooterActions>
          <Actions review={review} isRead={loan.data !== undefined} exit={exit} again={again} />
        </FooterActions>
      }
    >
      {/* Nothing is shown of a loan that the lender has not confirmed: the address may come from somebody else. */}
      {loan.data && isPassed ? (
        <LoanReceipt loan={loan.data} decidedAt={review.decidedAt} stated={stated} />
      ) : (
        <>
          {loan.data ? <Timeline review={review} /> : <ResultTimeline busy status="auditing" />}
          <Figures loan={loan.data} />
          {stated !== null && <Notice>{stated}</Notice>}
        </>
      )}
      <FraudWarning />
      {loan.data && told === KIND.mixed && <MixedParts loan={loan.data} />}
      {hasNext && review.status === 'failed' && review.isLeadFlow && <LeadRetry exit={exit} />}
      {loan.data && <Later loan={loan.data} status={review.status} search={search} />}
      {loan.data && hasNext && review.status === 'failed' && (
        <AfterRefusal loan={loan.data} exit={exit} OneClick={sheetOf(oneClick)} />
      )}
    </Page>
  )
}

const sheetOf = onceFor((load: LoadOneClick) => lazySheet(load))

const AUDIT_TEXT = { unknown: copy.unknown.text, failed: copy.refused, auditing: null, passed: null }

function Timeline({ review: { status, decidedAt, countdown, since } }: { review: Review }) {
  const endsAt = countdown > 0 && status === 'auditing' ? since + countdown * 1000 : null
  const remaining = useSecondsLeft(endsAt)
  const auditText = AUDIT_TEXT[status]
  return (
    <ResultTimeline
      status={status}
      {...(decidedAt !== null && { time: clockText(decidedAt) })}
      {...(countdown > 0 && { countdown: <AuditCountdown remaining={remaining} total={countdown} /> })}
      {...(auditText !== null && { auditText })}
    />
  )
}

interface ActionsProps {
  review: Review
  isRead: boolean
  exit: ResultExit
  /** Where another loan of this kind is applied for. */
  again: 'home' | 'merchant'
}

function Actions({ review, isRead, exit, again }: ActionsProps) {
  const { status, refresh } = review
  const isFine = !isRead || status === 'auditing' || status === 'passed'
  return (
    <>
      {!isFine && (
        <Button
          data-event={status === 'unknown' ? 'refresh' : 'again'}
          block
          onClick={status === 'unknown' ? refresh : () => exit(again)}
        >
          {status === 'unknown' ? copy.unknown.refresh : copy.again}
        </Button>
      )}
      <Button
        data-event="finish"
        block
        kind={isFine ? 'primary' : 'secondary'}
        onClick={() => exit('finish')}
      >
        {copy.finish}
      </Button>
    </>
  )
}
