import { BankCardRow } from '@koo/kit/BankCardRow'
import { CouponRow } from '@koo/kit/CouponRow'
import { ListRow } from '@koo/kit/ListRow'
import { LoanUseRow } from '@koo/kit/LoanUseRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { hasFailed, isReading, useFailureToast } from '@koo/page'
import { money, percentText, showsStruckThrough } from '@koo/pricing'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import { cardFace, couponRowFace, purposeText } from './present.ts'
import type { LoanPage } from './useLoanState.ts'

/** Where the money goes, what it costs less, what it is for, and how it is paid back. */
export function ChoiceRows(page: LoanPage) {
  const { view, reads, isQuoting, sheets } = page
  const { coupons, uses } = reads
  const couponsFailed = hasFailed(coupons)
  const usesFailed = hasFailed(uses)
  return (
    <>
      {couponsFailed && (
        <p role="status" className={styles.degraded}>
          {copy.couponsFailed}
        </p>
      )}
      <Surface pad="list">
        <CardRow {...page} />
        <CouponRow
          data-testid="coupon-row"
          {...(couponsFailed
            ? ({ state: 'none', text: copy.coupon.failed } as const)
            : couponRowFace(isQuoting ? null : view.loan))}
          onClick={() => (couponsFailed ? void coupons.refetch() : sheets.current?.open('coupon'))}
        />
        <LoanUseRow
          value={purposeText(view.use, uses.data)}
          {...(usesFailed && { error: copy.use.failed })}
          onClick={() => (usesFailed ? void uses.refetch() : sheets.current?.open('use'))}
        />
        <PlanRow {...page} />
      </Surface>
    </>
  )
}

function CardRow({ view: { card }, reads: { cards }, sheets, addCard }: LoanPage) {
  useFailureToast(cards)
  const busy = isReading(cards)
  if (hasFailed(cards)) return <BankCardRow addText={copy.cardsFailed} onClick={() => void cards.refetch()} />
  return (
    <BankCardRow
      busy={busy}
      {...(card && { card: cardFace(card) })}
      onClick={() => {
        if (card) sheets.current?.open('card')
        else if (!busy) addCard()
      }}
    />
  )
}

function PlanRow({ view, reads, isQuoting, sheets }: LoanPage) {
  const day = reads.amount.data?.content.repaymentDay
  const quote = view.loan?.quote
  const shown = isQuoting ? null : quote
  const [first] = shown?.duesAfterDiscount ?? []
  return (
    <ListRow
      label={copy.plan.label}
      // As high while it is being read as it will be: nothing below it moves.
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
            {copy.plan.rate(percentText(shown.aprAfter))}
            {showsStruckThrough(shown.aprBefore, shown.aprAfter) && (
              <>
                {' '}
                <s>{percentText(shown.aprBefore)}</s>
              </>
            )}
          </>
        ) : (
          quote && <Skeleton className={styles.noteSkeleton} width={132} />
        )
      }
      disabled={!shown}
      aria-busy={(quote && isQuoting) || undefined}
      onClick={() => sheets.current?.open('plan')}
    />
  )
}
