import { useHost } from '@koo/flow'
import { BankCardRow } from '@koo/kit/BankCardRow'
import { CouponRow } from '@koo/kit/CouponRow'
import { ListRow } from '@koo/kit/ListRow'
import { LoanUseRow } from '@koo/kit/LoanUseRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { hasFailed, isLoading, useFailureToast } from '@koo/page'
import { money, percentText, showsStruckThrough } from '@koo/pricing'
import { copy } from './copy.ts'
import * as styles from './loan.css.ts'
import { cardFace, couponRowFace, purposeText } from './present.ts'
import type { LoanPage } from './useLoanState.ts'

/** The rows for bank card, coupons, loan use and repayment plan. */
export function ChoiceRows(page: LoanPage) {
  const { product, view, queries, isQuoting, sheets } = page
  const { amount, rates, coupons, uses } = queries
  const couponsFailed = hasFailed(coupons)
  const usesFailed = hasFailed(uses)
  const loanFailed = hasFailed(amount) || hasFailed(rates)
  return (
    <>
      {couponsFailed && (
        <p role="status" className={styles.degraded}>
          {copy.couponsFailed}
        </p>
      )}
      <Surface pad="list">
        <CardRow {...page} />
        {product.hasCoupons && (
          <CouponRow
            data-testid="coupon-row"
            data-event="coupons"
            {...(couponsFailed
              ? ({ state: 'none', text: copy.coupon.failed, 'aria-haspopup': undefined } as const)
              : loanFailed
                ? ({ state: 'none', text: copy.coupon.notYet } as const)
                : couponRowFace(isQuoting ? null : view.loan))}
            disabled={loanFailed && !couponsFailed}
            onClick={() => (couponsFailed ? void coupons.refetch() : sheets.current?.open('coupon'))}
          />
        )}
        <LoanUseRow
          data-event="loan_use"
          value={purposeText(view.use, uses.data)}
          {...(usesFailed && { error: copy.use.failed, 'aria-haspopup': undefined })}
          onClick={() => (usesFailed ? void uses.refetch() : sheets.current?.open('use'))}
        />
        <PlanRow {...page} />
      </Surface>
    </>
  )
}

function CardRow({ view: { card }, queries: { cards }, sheets, addCard }: LoanPage) {
  const { merchant } = useHost().segments()
  useFailureToast(cards)
  const busy = isLoading(cards)
  if (hasFailed(cards)) return <BankCardRow addText={copy.cardsFailed} onClick={() => void cards.refetch()} />
  return (
    <BankCardRow
      data-event="bank_card"
      busy={busy}
      {...(card && { card: cardFace(card, merchant) })}
      onClick={() => {
        if (card) sheets.current?.open('card')
        else if (!busy) addCard()
      }}
    />
  )
}

function PlanRow({ view, queries, isQuoting, sheets }: LoanPage) {
  const day = queries.amount.data?.content.repaymentDay
  const quote = view.loan?.quote
  const shown = isQuoting ? null : quote
  const [first] = shown?.duesAfterDiscount ?? []
  return (
    <ListRow
      data-event="plan"
      label={copy.plan.label}
      // A skeleton of the final height: nothing below moves.
      note={day === undefined ? <Skeleton className={styles.noteSkeleton} width={72} /> : copy.plan.day(day)}
      tone={shown ? 'ink' : 'quiet'}
      value={
        shown ? (
          first !== undefined && copy.plan.first(money(first))
        ) : quote ? (
          <Skeleton className={styles.lineSkeleton} width={96} />
        ) : (
          copy.plan.none
        )
      }
      valueNote={
        shown ? (
          <>
            <span>{copy.plan.rate(percentText(shown.aprAfter))}</span>
            {showsStruckThrough(shown.aprBefore, shown.aprAfter) && (
              <>
                <span> </span>
                <s>{percentText(shown.aprBefore)}</s>
              </>
            )}
          </>
        ) : (
          quote && <Skeleton className={styles.noteSkeleton} width={132} />
        )
      }
      disabled={!shown}
      aria-haspopup="dialog"
      aria-busy={(quote && isQuoting) || undefined}
      onClick={() => sheets.current?.open('plan')}
    />
  )
}
