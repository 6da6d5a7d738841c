import { AmountBox } from '@koo/kit/AmountBox'
import { AmountChips } from '@koo/kit/AmountChips'
import { useScan } from '@koo/page'
import { SectionError } from '@koo/page/layout'
import { hasFailed } from '@koo/page/query'
import { amountChips, amountMessage, couponTitle, isAmountNotice, moneyCut, thousands } from '@koo/pricing'
import type { AmountState } from '@koo/pricing'
import { useController } from 'react-hook-form'
import { copy } from '../copy.ts'
import { BriefLine } from './BriefLine.tsx'
import { briefFacts } from './present.ts'
import { useLoanPage, useWholeView } from '../loanContext.ts'

// semantics 6
/** The amount with its message and chips; pricing decides which of the twelve states it is in. */
export function AmountSection() {
  const {
    form,
    queries: { amount },
  } = useLoanPage()
  const { entry, loan, text, now } = useWholeView()
  const { ref, onChange, onBlur } = useController({ name: 'amount', control: form.control }).field
  const config = amount.data?.content
  const onScan = useScan(config?.needScanQRCode === true)
  if (hasFailed(amount)) return <SectionError title={copy.failed.amount} onRetry={amount.refetch} />

  const chips = entry ? amountChips(entry.maximum, entry.minimum) : []
  const message = entry ? amountMessage(entry) : ''
  const isNotice = entry !== null && isAmountNotice(entry)
  const coupon = entry?.acceptable ? loan?.quote?.coupon : null
  return (
    <AmountBox
      ref={ref}
      data-testid="amount"
      value={text}
      {...(entry && { placeholder: thousands(entry.placeholder, 0) })}
      readOnly={entry?.editable === false}
      // Limits are loading; the customer may type meanwhile.
      busy={entry === null}
      error={isNotice ? undefined : message}
      notice={isNotice ? message : undefined}
      hint={entry && config ? <BriefLine facts={briefFacts(config, entry.limit, now)} /> : null}
      // The other messages name the limit or the cap.
      errorHint={entry?.code === 4 && <BriefLine facts={[copy.brief.available(moneyCut(entry.limit))]} />}
      badge={coupon && copy.couponBadge(couponTitle(coupon))}
      {...(onScan && { onScan })}
      onValueChange={onChange}
      onFocus={() => form.setValue('touched', true)}
      onBlur={() => {
        const plain = text.replace(/^0+(?=\d)/, '')
        if (plain !== text) onChange(plain)
        onBlur()
      }}
    >
      <AmountChips
        items={chips.map((value) => ({ value, text: thousands(value, 0) }))}
        shown={offersChips(entry)}
        onChoose={(value) => {
          form.setValue('touched', true)
          onChange(String(value))
        }}
      />
    </AmountBox>
  )
}

/** Chips are offered after an amount was entered, not on an untouched page (gap 43). */
const offersChips = (entry: AmountState | null) =>
  entry !== null && entry.editable && !entry.acceptable && entry.code !== 0 && entry.code !== 7
