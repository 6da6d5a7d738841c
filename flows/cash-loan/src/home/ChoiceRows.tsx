import { BankCardRow } from '@koo/kit/BankCardRow'
import { CouponRow } from '@koo/kit/CouponRow'
import { ListRow } from '@koo/kit/ListRow'
import { LoanUseRow } from '@koo/kit/LoanUseRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { hasFailed, isReading, StoreText, useStore, type Store } from '@koo/steps'
import { memo, useMemo } from 'react'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import type { LoanView } from './loanView.ts'
import {
  cardFace,
  couponRowFace,
  firstPaymentText,
  planFace,
  rateText,
  savedText,
  tagTexts,
  struckRateText,
} from './present.ts'
import type { HomeReads } from './reads.ts'
import type { SheetName } from './SheetSlot.tsx'
import { purposeText } from './uses.ts'

type View = Store<LoanView>
type Open = (sheet: SheetName) => void

export interface ChoiceRowsProps {
  reads: HomeReads
  view: View
  isQuoting: boolean
  open: Open
  /** No card yet: begins to add one. */
  addCard(): void
}

/** Where the money goes, what it costs less, what it is for, and how it is paid back. */
export function ChoiceRows({ reads, view, isQuoting, open, addCard }: ChoiceRowsProps) {
  const { cards, coupons, uses, amount } = reads
  const couponsFailed = hasFailed(coupons)
  return (
    <>
      {couponsFailed && (
        <p role="status" className={styles.degraded}>
          {copy.couponsFailed}
        </p>
      )}
      <Surface pad="list">
        <CardRow
          view={view}
          busy={isReading(cards)}
          failed={hasFailed(cards)}
          onOpen={open}
          onAdd={addCard}
          onRetry={cards.refetch}
        />
        <CouponsRow
          view={view}
          busy={isQuoting}
          failed={couponsFailed}
          onOpen={open}
          onRetry={coupons.refetch}
        />
        <UseRow view={view} list={uses.data} failed={hasFailed(uses)} onOpen={open} onRetry={uses.refetch} />
        <PlanRow view={view} busy={isQuoting} day={amount.data?.config.repaymentDay} onOpen={open} />
      </Surface>
    </>
  )
}

interface RowProps {
  view: View
  failed: boolean
  onOpen: Open
  onRetry(): unknown
}

const cardOf = ({ card }: LoanView) => card

const CardRow = memo(function CardRow(props: RowProps & { busy: boolean; onAdd(): void }) {
  const { view, busy, failed, onOpen, onAdd, onRetry } = props
  const card = useStore(view, cardOf)
  const face = useMemo(() => card && cardFace(card), [card])
  if (failed) return <BankCardRow addText={copy.cardsFailed} onClick={() => void onRetry()} />
  return (
    <BankCardRow
      busy={busy}
      {...(face && { card: face })}
      onClick={() => {
        if (card) onOpen('card')
        else if (!busy) onAdd()
      }}
    />
  )
})

const CouponsRow = memo(function CouponsRow(props: RowProps & { busy: boolean }) {
  const { view, busy, failed, onOpen, onRetry } = props
  const { state, count, tags, saves, text } = useStore(view, couponRowFace)
  const face = failed
    ? ({ state: 'none', text: copy.coupon.failed } as const)
    : busy || state === 'busy'
      ? ({ state: 'busy' } as const)
      : {
          state,
          count,
          tags: tagTexts
            .slice(0, tags)
            .map((tag, place) => <StoreText key={place} store={view} text={tag} />),
          text: saves ? <StoreText store={view} text={savedText} /> : text,
        }
  return (
    <CouponRow
      data-testid="coupon-row"
      {...face}
      onClick={failed ? () => void onRetry() : () => onOpen('coupon')}
    />
  )
})

const useOf = ({ use }: LoanView) => use

const UseRow = memo(function UseRow(props: RowProps & { list: HomeReads['uses']['data'] }) {
  const { view, list, failed, onOpen, onRetry } = props
  return (
    <LoanUseRow
      value={purposeText(useStore(view, useOf), list)}
      {...(failed && { error: copy.use.failed })}
      onClick={failed ? () => void onRetry() : () => onOpen('use')}
    />
  )
})

const PlanRow = memo(function PlanRow(props: {
  view: View
  busy: boolean
  day: number | undefined
  onOpen: Open
}) {
  const { view, busy, day, onOpen } = props
  const { isPriced, isStruck } = useStore(view, planFace)
  const isShown = isPriced && !busy
  const rate = isStruck ? (
    <>
      <StoreText store={view} text={rateText} />{' '}
      <s>
        <StoreText store={view} text={struckRateText} />
      </s>
    </>
  ) : (
    <StoreText store={view} text={rateText} />
  )
  return (
    <ListRow
      label={copy.plan.label}
      // As high while it is being read as it will be: nothing below it moves.
      note={day === undefined ? <Skeleton className={styles.noteSkeleton} width={72} /> : copy.plan.day(day)}
      tone={isShown ? 'ink' : 'quiet'}
      value={isShown ? <StoreText store={view} text={firstPaymentText} /> : planWait(isPriced)}
      valueNote={isShown ? rate : isPriced && <Skeleton className={styles.noteSkeleton} width={132} />}
      disabled={!isShown}
      aria-busy={(isPriced && busy) || undefined}
      onClick={() => onOpen('plan')}
    />
  )
})

/** In place of the first payment: it is being worked out, or there is nothing to work out yet. */
const planWait = (isPriced: boolean) =>
  isPriced ? <Skeleton className={styles.lineSkeleton} width={96} /> : copy.plan.none
