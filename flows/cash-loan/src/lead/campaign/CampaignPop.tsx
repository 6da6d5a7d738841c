import { PrizePop, type Prize } from '@koo/kit/PrizePop'
import { dayText } from '@koo/page/time'
import { money, moneyCut, percentText } from '@koo/pricing'
import { readTime } from '@koo/steps'
import type { LeadPrize } from './campaign.ts'
import { copy } from './copy.ts'
import type { Offered } from './useCampaigns.ts'

export interface CampaignPopProps extends Offered {
  /** On entering the page, or before it is left. */
  node: 'entry' | 'stay'
  open: boolean
  onConfirm(): void
  /** Leaves the page; only used before it is left. */
  onGiveUp?: () => void
  /** The close button, Escape, the backdrop. */
  onClose(): void
  onClosed?: () => void
}

// cashLead.2, cashLead.6
/** A campaign of the partner lender: the coupon that waives the interest, or one to three prizes. */
export function CampaignPop(props: CampaignPopProps) {
  const { campaign, waived, now, node, onClose, ...pop } = props
  const isVoucher = campaign.code === 'exitRetentionVoucher'
  const { confirm, ...texts } = (isVoucher ? copy.voucher : copy.prizes)[node]
  const end = readTime(campaign.until, true)
  const notes = [
    ...(isVoucher && waived > 0 ? [copy.voucher.basis] : []),
    ...(end === null ? [] : [copy.until(dayText(end, now))]),
  ]
  return (
    <PrizePop
      {...pop}
      onOpenChange={onClose}
      {...('giveUp' in texts && { giveUpText: texts.giveUp })}
      title={texts.title}
      confirmText={confirm}
      prizes={isVoucher ? [waiverOf(waived)] : campaign.prizes.map(prizeOf)}
      note={notes.join('；') || null}
    />
  )
}

function waiverOf(waived: Offered['waived']): Prize {
  const { waived: label, generic, coupon } = copy.voucher
  return waived > 0
    ? { id: 'waiver', value: money(waived), unit: '¥', label }
    : { id: 'waiver', value: generic, label: coupon }
}

function prizeOf(prize: LeadPrize): Prize {
  const { kind } = prize
  const texts = { id: kind, label: copy.prizes[kind] }
  if (kind === 'coupon') return { ...texts, value: prize.name }
  if (kind === 'rate') return { ...texts, value: percentText(prize.rate).slice(0, -1), suffix: '%' }
  return { ...texts, value: moneyCut(prize.amount), unit: '¥' }
}
