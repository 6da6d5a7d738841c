import type { CashGetAmountContent } from '@koo/api-client/types'
import { AmountBox } from '@koo/kit/AmountBox'
import { AmountChips } from '@koo/kit/AmountChips'
import {
  amountChips,
  amountMessage,
  couponTitle,
  isAmountNotice,
  moneyCut,
  thousands,
  type Coupon,
} from '@koo/pricing'
import type { AmountState } from '@koo/pricing'
import { useCallback, useMemo, type RefObject } from 'react'
import { copy } from './copy.ts'
import { briefText } from './present.tsx'
import { Trouble } from './Trouble.tsx'
import type { ChangeForm } from './useLoanForm.ts'

export interface AmountSectionProps {
  text: string
  /** Null while the limits are being read. What is typed meanwhile stays. */
  entry: AmountState | null
  amount: CashGetAmountContent | undefined
  /** The rate coupon that counts, for the badge. */
  coupon: Coupon | null
  now: number
  failed: boolean
  retry(): unknown
  change: ChangeForm
  field: RefObject<HTMLInputElement | null>
}

/** The amount with its line and chips; all twelve states are pricing's (semantics 6). */
export function AmountSection(props: AmountSectionProps) {
  const { text, entry, amount, coupon, now, failed, retry, change, field } = props
  // Offered for what was entered, not to a page that nobody has touched yet (gap 43).
  const offersChips =
    entry !== null && entry.editable && !entry.acceptable && entry.code !== 0 && entry.code !== 7
  const [maximum, minimum] = [entry?.maximum, entry?.minimum]
  const chips = useMemo(
    () =>
      maximum !== undefined && minimum !== undefined
        ? amountChips(maximum, minimum).map((value) => ({ value, text: thousands(value, 0) }))
        : [],
    [maximum, minimum],
  )
  const isOffered = offersChips && chips.length > 0
  // Made anew only when they change: typing draws what it changes.
  const chipRow = useMemo(
    () => (
      <AmountChips
        items={chips}
        shown={isOffered}
        onChoose={(value) => change({ amount: String(value), touched: true })}
      />
    ),
    [chips, isOffered, change],
  )
  // Of the state the limit alone: the rest changes with every digit.
  const limit = entry?.limit
  const brief = useMemo(
    () => (limit !== undefined && amount ? briefText(amount, limit, now) : null),
    [limit, amount, now],
  )
  const type = useCallback((value: string) => change({ amount: value }), [change])
  if (failed) return <Trouble title={copy.failed.amount} retry={retry} />
  const message = entry ? amountMessage(entry) : ''
  const isNotice = entry !== null && isAmountNotice(entry)
  return (
    <AmountBox
      ref={field}
      data-testid="amount"
      name="amount"
      value={text}
      {...(entry && { placeholder: String(entry.placeholder) })}
      {...(entry?.amount && { display: moneyCut(entry.amount) })}
      readOnly={entry?.editable === false}
      busy={entry === null}
      error={isNotice ? undefined : message}
      notice={isNotice ? message : undefined}
      brief={brief}
      badge={coupon && entry?.acceptable && copy.couponBadge(couponTitle(coupon))}
      onValueChange={type}
      onFocus={() => change({ touched: true })}
      onBlur={() => {
        const plain = text.replace(/^0+(?=\d)/, '')
        if (plain !== text) change({ amount: plain })
      }}
    >
      {chipRow}
    </AmountBox>
  )
}
