import { LeadPop } from '@koo/kit/LeadPop'
import type { OpenState } from '@koo/page/layout'
import { discountText, money, moneyCut } from '@koo/pricing'
import { useMarketing } from '../../model/marketing/useMarketing.ts'
import { copy } from './copy.ts'
import type { LeadOffer, LeadPopName } from './leadOffer.ts'
import { useAutoConfirm } from './useAutoConfirm.ts'
import { useTouched } from './useTouched.ts'

/** The pop-ups that may confirm by themselves (spec 4 "auto-redirect option"). */
const AUTO: readonly LeadPopName[] = ['landscape', 'cardToLead']

export interface LeadPopContentProps extends OpenState {
  offer: LeadOffer
  /** Goes to the partner lender. `auto`: by the countdown. */
  onConfirm(auto: boolean): void
}

/**
 * The content of a lead pop-up, by its name. It counts down only where the configuration says so, and not while a finger is
 * on it.
 */
export default function LeadPopContent({ open, onOpenChange, offer, onConfirm }: LeadPopContentProps) {
  const { name, institutions, button } = offer
  const { isOn, isAutoRedirectOn, claims } = useMarketing()
  const [isTouched, touch] = useTouched()
  const isAuto = isAutoRedirectOn && AUTO.includes(name)
  const seconds = useAutoConfirm(isAuto && open, () => onConfirm(true), isTouched)
  const label = button ?? copy.button
  return (
    <LeadPop
      {...touch}
      open={open}
      onOpenChange={onOpenChange}
      layout={name === 'landscape' ? 'landscape' : 'list'}
      title={copy.title}
      text={copy.money}
      offer={copy.offers[name]}
      {...figureOf(offer)}
      claims={isOn ? claims : []}
      institutions={institutions}
      confirmText={isAuto ? copy.counting(label, seconds) : label}
      stayText={isAuto ? copy.stay : copy.later}
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
