import { LeadPop } from '@koo/kit/LeadPop'
import type { OpenState } from '@koo/page/layout'
import { discountText, money, moneyCut } from '@koo/pricing'
import { useMarketing } from '../../model/marketing/useMarketing.ts'
import { copy } from './copy.ts'
import type { LeadOffer, LeadPopName } from './leadOffer.ts'
import { useAutoConfirm } from './useAutoConfirm.ts'

/** The pop-ups that confirm by themselves (spec 4 "auto-redirect option"). */
const AUTO: readonly LeadPopName[] = ['landscape', 'cardToLead']

export interface LeadPopContentProps extends OpenState {
  offer: LeadOffer
  /** Goes to the partner lender. `auto`: by the countdown. */
  onConfirm(auto: boolean): void
}

/** The content of a lead pop-up, by its name. */
export default function LeadPopContent({ open, onOpenChange, offer, onConfirm }: LeadPopContentProps) {
  const { name, isRefuseStyle, institutions, button } = offer
  const { isOn, claims } = useMarketing()
  const isAuto = AUTO.includes(name)
  const seconds = useAutoConfirm(isAuto && open, () => onConfirm(true))
  const label = button ?? copy.button
  return (
    <LeadPop
      open={open}
      onOpenChange={onOpenChange}
      layout={name === 'landscape' ? 'landscape' : 'list'}
      title={copy.titles[name]}
      text={name === 'applyLimitSuccess' && isRefuseStyle ? copy.refused : copy.texts[name]}
      {...figureOf(offer)}
      claims={isOn ? claims : []}
      institutions={institutions}
      confirmText={isAuto ? copy.counting(label, seconds) : label}
      {...(isAuto && { confirmNote: copy.auto(seconds) })}
      onConfirm={() => onConfirm(false)}
    />
  )
}

/** The partner's limit with what is saved there; the plain pop-ups name institutions only. */
function figureOf({ name, limit, days, saved, discount }: LeadOffer) {
  if (name === 'failV1' || name === 'landscape' || limit === 0) return {}
  const notes = [
    ...(days === null ? [] : [copy.days(days)]),
    ...(saved > 0
      ? [copy.saved(money(saved))]
      : discount === null
        ? []
        : [copy.discount(discountText(discount))]),
  ]
  return { figure: { label: copy.limit, value: moneyCut(limit), unit: '¥', note: notes.join(' · ') || null } }
}
