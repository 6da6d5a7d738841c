import { cashQueryResultPageQuery } from '@koo/api-client/calls'
import { AuditCountdown } from '@koo/kit/AuditCountdown'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { FooterBar } from '@koo/kit/FooterBar'
import { FraudNotice } from '@koo/kit/FraudNotice'
import { Page } from '@koo/kit/Page'
import { ResultTimeline } from '@koo/kit/ResultTimeline'
import { clockText, hasFailed, useCall, useSecondsLeft } from '@koo/page'
import { copy } from './copy.ts'
import { Figures } from './Figures.tsx'
import { MoreThanCard } from './MoreThanCard.tsx'
import * as styles from './result.css.ts'
import type { ResultSearch } from './search.ts'
import type { ResultExit } from './step.ts'
import { useApplicationEnd } from './useApplicationEnd.ts'
import { useReview, type Review } from './useReview.ts'

/**
 * The result of one loan, as the server knows it, and the review as it goes on. Larger than other pages: it polls within
 * bounds, and it ends the application.
 */
export function ResultLoan({ search, exit }: { search: ResultSearch; exit: ResultExit }) {
  const { listingId, loanId } = search
  const isNamed = listingId !== undefined || loanId !== undefined
  const loan = useCall(cashQueryResultPageQuery, listingId ? { listingId } : { loanId }, { enabled: isNamed })
  const review = useReview(loan.data?.listingId ?? listingId ?? null, loan.refetch)
  useApplicationEnd(loan.data)
  if (!isNamed) return <Missing exit={exit} />
  return (
    <Page
      busy={!loan.data}
      footer={
        <FooterBar className={styles.actions}>
          <Actions review={review} exit={exit} />
        </FooterBar>
      }
    >
      <Timeline review={review} />
      {hasFailed(loan) ? (
        <ErrorState title={copy.failed.title} text={copy.failed.text} onRetry={() => loan.refetch()} />
      ) : (
        <Figures loan={loan.data} />
      )}
      <FraudNotice />
      {loan.data && review.status !== 'failed' && <MoreThanCard loan={loan.data} />}
    </Page>
  )
}

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

function Actions({ review, exit }: { review: Review; exit: ResultExit }) {
  const { status, refresh } = review
  const isFine = status === 'auditing' || status === 'passed'
  return (
    <>
      {!isFine && (
        <Button block onClick={status === 'unknown' ? refresh : () => exit('home')}>
          {status === 'unknown' ? copy.unknown.refresh : copy.again}
        </Button>
      )}
      <Button block kind={isFine ? 'primary' : 'secondary'} onClick={() => exit('finish')}>
        {copy.finish}
      </Button>
    </>
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
