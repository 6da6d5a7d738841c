import { BankCardRow } from '@koo/kit/BankCardRow'
import { CouponRow } from '@koo/kit/CouponRow'
import { ListRow } from '@koo/kit/ListRow'
import { LoanUseRow } from '@koo/kit/LoanUseRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { money } from '@koo/pricing'
import { hasFailed, isReading } from '@koo/steps'
import { memo, useMemo } from 'react'
import type { BankCard } from '@koo/api-client/types'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import { cardFace, couponRow, RateText } from './present.tsx'
import type { LoanQuote } from './quote.ts'
import type { HomeReads } from './reads.ts'
import type { SheetName } from './SheetSlot.tsx'

export interface ChoiceRowsProps {
  reads: HomeReads
  view: LoanQuote | null
  isQuoting: boolean
  card: BankCard | null
  /** Name of the chosen loan use. */
  use: string
  open(sheet: SheetName): void
  /** No card yet: begins to add one. */
  addCard(): void
}

/** Where the money goes, what it costs less, what it is for, and how it is paid back. */
export function ChoiceRows({ reads, view, isQuoting, card, use, open, addCard }: ChoiceRowsProps) {
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
          card={card}
          busy={isReading(cards)}
          failed={hasFailed(cards)}
          onOpen={open}
          onAdd={addCard}
          onRetry={cards.refetch}
        />
        <CouponRow
          data-testid="coupon-row"
          {...couponProps(view, isQuoting, couponsFailed)}
          onClick={couponsFailed ? () => void coupons.refetch() : () => open('coupon')}
        />
        <UseRow value={use} failed={hasFailed(uses)} onOpen={open} onRetry={uses.refetch} />
        <PlanRow view={isQuoting ? null : view} day={amount.data?.config.repaymentDay} onOpen={open} />
      </Surface>
    </>
  )
}

type Open = (sheet: SheetName) => void

function couponProps(view: LoanQuote | null, busy: boolean, failed: boolean) {
  if (failed) return { state: 'none', text: copy.coupon.failed } as const
  return view && !busy ? couponRow(view) : ({ state: 'busy' } as const)
}

interface CardRowProps {
  card: BankCard | null
  busy: boolean
  failed: boolean
  onOpen: Open
  onAdd(): void
  onRetry(): unknown
}

const CardRow = memo(function CardRow({ card, busy, failed, onOpen, onAdd, onRetry }: CardRowProps) {
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

const UseRow = memo(function UseRow({
  value,
  failed,
  onOpen,
  onRetry,
}: {
  value: string
  failed: boolean
  onOpen: Open
  onRetry(): unknown
}) {
  return (
    <LoanUseRow
      value={value}
      {...(failed && { error: copy.use.failed })}
      onClick={failed ? () => void onRetry() : () => onOpen('use')}
    />
  )
})

function PlanRow({ view, day, onOpen }: { view: LoanQuote | null; day: number | undefined; onOpen: Open }) {
  const quote = view?.quote
  const [first] = quote?.duesAfterDiscount ?? []
  const isReading = day === undefined
  return (
    <ListRow
      label={copy.plan.label}
      // As high while it is being read as it will be: nothing below it moves.
      note={isReading ? <Skeleton className={styles.noteSkeleton} width={72} /> : copy.plan.day(day)}
      tone={quote ? 'ink' : 'quiet'}
      value={first === undefined ? copy.plan.none : copy.plan.first(money(first))}
      valueNote={quote && <RateText quote={quote} />}
      disabled={!quote}
      onClick={() => onOpen('plan')}
    />
  )
}
