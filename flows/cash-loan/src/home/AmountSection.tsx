import type { CashGetAmountContent } from '@koo/api-client/types'
import { AmountBox } from '@koo/kit/AmountBox'
import { AmountChips } from '@koo/kit/AmountChips'
import { amountChips, amountMessage, couponTitle, isAmountNotice, moneyCut, thousands } from '@koo/pricing'
import { StoreText, useStore, type Store } from '@koo/steps'
import { memo, useCallback, useMemo, type RefObject } from 'react'
import { copy } from './copy.ts'
import type { ChangeForm } from './loanForm.ts'
import type { LoanView } from './loanView.ts'
import { briefText } from './present.ts'
import { Trouble } from './Trouble.tsx'

export interface AmountSectionProps {
  view: Store<LoanView>
  amount: CashGetAmountContent | undefined
  failed: boolean
  retry(): unknown
  change: ChangeForm
  field: RefObject<HTMLInputElement | null>
}

/** Of the view, what the box shows beside the amount itself. Nothing here changes with every digit. */
function boxOf({ entry, loan, now }: LoanView) {
  return {
    /** The limits are being read; what is typed meanwhile stays. */
    isReading: entry === null,
    placeholder: entry?.placeholder,
    isEditable: entry?.editable !== false,
    hasAmount: entry !== null && entry.amount !== null && entry.amount > 0,
    message: entry ? amountMessage(entry) : '',
    isNotice: entry !== null && isAmountNotice(entry),
    hasBadge: loan?.quote?.coupon != null && entry?.acceptable === true,
    // Offered for what was entered, not to a page that nobody has touched yet (gap 43).
    offersChips:
      entry !== null && entry.editable && !entry.acceptable && entry.code !== 0 && entry.code !== 7,
    maximum: entry?.maximum,
    minimum: entry?.minimum,
    limit: entry?.limit,
    now,
  }
}

/** The rate coupon that counts. */
function badgeText({ loan }: LoanView): string {
  const coupon = loan?.quote?.coupon
  return coupon ? copy.couponBadge(couponTitle(coupon)) : ''
}

/** The amount with separators. */
const displayText = ({ entry }: LoanView) => (entry?.amount ? moneyCut(entry.amount) : '')

/** The amount with its line and chips; all twelve states are pricing's (semantics 6). */
export const AmountSection = memo(function AmountSection(props: AmountSectionProps) {
  const { view, amount, failed, retry, change, field } = props
  const box = useStore(view, boxOf)
  const { maximum, minimum, limit, now } = box
  const chips = useMemo(
    () =>
      maximum !== undefined && minimum !== undefined
        ? amountChips(maximum, minimum).map((value) => ({ value, text: thousands(value, 0) }))
        : [],
    [maximum, minimum],
  )
  const brief = useMemo(
    () => (limit !== undefined && amount ? briefText(amount, limit, now) : null),
    [limit, amount, now],
  )
  const text = useMemo(() => ({ get: () => view.get().text, subscribe: view.subscribe }), [view])
  const badge = useMemo(() => <StoreText store={view} text={badgeText} />, [view])
  const type = useCallback((value: string) => change({ amount: value }), [change])
  if (failed) return <Trouble title={copy.failed.amount} retry={retry} />
  return (
    <AmountBox
      ref={field}
      data-testid="amount"
      name="amount"
      value={text}
      {...(box.placeholder !== undefined && { placeholder: String(box.placeholder) })}
      display={box.hasAmount && <StoreText store={view} text={displayText} />}
      readOnly={!box.isEditable}
      busy={box.isReading}
      error={box.isNotice ? undefined : box.message}
      notice={box.isNotice ? box.message : undefined}
      brief={brief}
      badge={box.hasBadge && badge}
      onValueChange={type}
      onFocus={() => change({ touched: true })}
      onBlur={() => {
        const plain = text.get().replace(/^0+(?=\d)/, '')
        if (plain !== text.get()) change({ amount: plain })
      }}
    >
      <AmountChips
        items={chips}
        shown={box.offersChips && chips.length > 0}
        onChoose={(value) => change({ amount: String(value), touched: true })}
      />
    </AmountBox>
  )
})
