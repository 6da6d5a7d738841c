import { isGatewayError } from '@koo/api-client'
import { useHost } from '@koo/flow'
import { BankCardRow } from '@koo/kit/BankCardRow'
import { CouponRow } from '@koo/kit/CouponRow'
import { ListRow } from '@koo/kit/ListRow'
import { LoanUseRow } from '@koo/kit/LoanUseRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { hasFailed, isLoading, useFailureToast } from '@koo/page/query'
import { money, percentText, showsStruckThrough } from '@koo/pricing'
import { copy } from '../copy.ts'
import * as styles from './loan.css.ts'
import { useLoanPage, useView } from '../loanContext.ts'
import { cardFace, couponRowFace, isSameFace, purposeText } from './present.ts'
import type { LoanView } from '../figures/loanView.ts'

/** The rows for bank card, coupons, loan use and repayment plan. */
export function ChoiceRows() {
  const { product } = useLoanPage()
  return (
    <>
      <CouponNotice />
      <Surface pad="list">
        <CardRow />
        {product.coupons && <CouponsRow />}
        <UseRow />
        <PlanRow />
      </Surface>
    </>
  )
}

const isQuoted = ({ loan }: LoanView) => loan?.quote != null

/** Figures are shown without the coupons that did not load. */
function CouponNotice() {
  const { coupons } = useLoanPage().queries
  const hasQuote = useView(isQuoted)
  return (
    hasFailed(coupons) &&
    hasQuote && (
      <p role="status" className={styles.degraded}>
        {copy.couponsFailed}
      </p>
    )
  )
}

const cardOf = ({ card }: LoanView) => card

function CardRow() {
  const { queries, open, addCard } = useLoanPage()
  const { amount, rates, cards } = queries
  const card = useView(cardOf)
  const { merchant } = useHost().segments()
  // bankCard.13: the server's reason, unless the whole page is about to say that it did not load.
  const isAlone = !isLoading(amount) && !isLoading(rates)
  useFailureToast({
    error: isAlone && isGatewayError(cards.error) && cards.error.kind === 'result' ? cards.error : null,
  })
  const busy = isLoading(cards)
  if (hasFailed(cards)) return <BankCardRow addText={copy.rowFailed} onClick={() => void cards.refetch()} />
  return (
    <BankCardRow
      data-event="bank_card"
      busy={busy}
      {...(card && { card: cardFace(card, merchant) })}
      onClick={() => {
        if (card) open('card')
        else if (!busy) addCard()
      }}
    />
  )
}

const couponFaceOf = ({ loan }: LoanView) => couponRowFace(loan)

function CouponsRow() {
  const { queries, missing, isQuoting, open } = useLoanPage()
  const { coupons } = queries
  const face = useView(couponFaceOf, isSameFace)
  const failed = hasFailed(coupons)
  return (
    <CouponRow
      data-testid="coupon-row"
      data-event="coupons"
      {...(failed
        ? ({ state: 'failed', text: copy.rowFailed, 'aria-haspopup': undefined } as const)
        : missing
          ? ({ state: 'none', text: copy.coupon.notYet(copy.missing[missing]) } as const)
          : isQuoting
            ? couponRowFace(null)
            : face)}
      disabled={missing !== null && !failed}
      onClick={() => (failed ? void coupons.refetch() : open('coupon'))}
    />
  )
}

const useOf = ({ use }: LoanView) => use

function UseRow() {
  const { product, queries, open } = useLoanPage()
  const { uses } = queries
  const failed = hasFailed(uses)
  return (
    <LoanUseRow
      data-event="loan_use"
      value={purposeText(useView(useOf), uses.data, product.defaultUse)}
      {...(failed && {
        error: <span className={styles.retry}>{copy.rowFailed}</span>,
        'aria-haspopup': undefined,
      })}
      onClick={() => (failed ? void uses.refetch() : open('use'))}
    />
  )
}

const quoteOf = ({ loan }: LoanView) => loan?.quote

function PlanRow() {
  const { queries, missing, isQuoting, open } = useLoanPage()
  const day = queries.amount.data?.content.repaymentDay
  const quote = useView(quoteOf)
  const shown = isQuoting ? null : quote
  const [first] = shown?.duesAfterDiscount ?? []
  return (
    <ListRow
      data-event="plan"
      label={copy.plan.label}
      // A skeleton of the final height: nothing below moves.
      note={
        day === undefined
          ? isLoading(queries.amount) && <Skeleton className={styles.noteSkeleton} width={72} />
          : copy.plan.day(day)
      }
      tone={shown ? 'ink' : 'quiet'}
      value={
        shown ? (
          first !== undefined && copy.plan.first(money(first))
        ) : quote ? (
          <Skeleton className={styles.lineSkeleton} width={96} />
        ) : missing ? (
          copy.plan.notYet(copy.missing[missing])
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
      onClick={() => open('plan')}
    />
  )
}
