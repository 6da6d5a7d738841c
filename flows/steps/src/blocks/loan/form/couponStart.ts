/** Where the loan page starts with a coupon that was chosen on another page. Loaded for such a coupon only. */
import { toast } from '@koo/kit/OverlayHost'
import type { Memory } from '@koo/page/draft'
import { confirmCoupon, couponUsability, toCents, yuanText, type Coupon } from '@koo/pricing'
import type { UseFormReturn } from 'react-hook-form'
import { keepChosenCoupon } from '../../coupons/keepChosenCoupon.ts'
import { readStoredMaximum } from '../../coupons/storedMaximum.ts'
import type { LoanFacts } from '../figures/facts.ts'
import { NOTHING, proposedText, type LoanReplies } from '../figures/loanView.ts'
import type { LoanForm } from './draft.ts'
import { startCopy } from './startCopy.ts'

/** Amount and period of the form with the coupon, and what the customer is told about it. */
interface CouponStart extends Pick<LoanForm, 'amount' | 'period'> {
  message: string | null
}

// couponRule.35 to couponRule.38, gap N82
/**
 * Where the page starts with the coupon that was chosen elsewhere: the amount that it would have started with, at most what coupon
 * and lender allow, and a period of the coupon. A coupon that cannot be used then changes nothing, and its reason is told.
 */
function couponStart(replies: LoanReplies, form: LoanForm, memory: Memory): CouponStart {
  const { amount, period } = form
  const as = { amount, period, message: null }
  const { facts, earlier, proposed } = replies
  const coupon = facts && chosenOf(facts, earlier)
  if (!coupon) return as
  const text = amount ?? proposed
  const from = {
    coupon,
    period: period ?? facts.defaultPeriod ?? 0,
    defaultPeriod: period ?? facts.defaultPeriod,
    scene: facts.scene,
    storedMaximum: readStoredMaximum(memory),
    now: replies.now(),
  }
  // Without an amount the coupon only says for which periods it is: the least that it asks for stands for one.
  const asked = text === '' ? (coupon.rule?.minAmount ?? NOTHING) : toCents(text)
  const found = confirmCoupon({ ...from, amount: asked })
  // The box takes whole yuan: what is cut off may be what the coupon needs.
  const whole = proposedText(yuanText(found.amount))
  const isLowered = text !== '' && whole !== proposedText(text)
  const cents = toCents(whole)
  const final = isLowered ? confirmCoupon({ ...from, amount: cents }) : found
  if (!final.isApplied || (isLowered && cents < facts.limits.minimum)) {
    return { ...as, message: reasonOf(coupon, { ...from, amount: asked }) }
  }
  const isOtherPeriod = final.period !== from.period
  return {
    amount: isLowered ? whole : amount,
    period: isOtherPeriod ? final.period : period,
    // What the customer has typed is not changed silently.
    message: (isLowered && amount !== null) || (isOtherPeriod && period !== null) ? startCopy.started : null,
  }
}

/**
 * Starts the page, once: from then on the selection is the customer's own. `key`: the storage key of the selection. `coupons` are those
 * of the reply; undefined when it has failed, then the coupon is not forgotten.
 */
export function start(
  memory: Memory,
  key: string,
  replies: LoanReplies,
  form: Pick<UseFormReturn<LoanForm>, 'getValues' | 'setValue'>,
  coupons: unknown,
): void {
  const { amount, period, message } = couponStart(replies, form.getValues(), memory)
  form.setValue('amount', amount)
  form.setValue('period', period)
  if (message !== null) toast(message)
  if (coupons !== undefined) keepChosenCoupon(memory, key, replies.earlier, replies.facts?.coupons ?? [])
}

const chosenOf = ({ coupons }: LoanFacts, { rate, member, other }: LoanReplies['earlier']): Coupon | null =>
  coupons.find(({ id }) => id === (rate ?? member ?? other)) ?? null

function reasonOf(
  coupon: Coupon,
  { amount, period, scene, now }: Parameters<typeof confirmCoupon>[0],
): string | null {
  const [reason] = couponUsability(coupon, { ...scene, amount, period, now }).messages
  return reason === undefined ? null : startCopy.notStarted(reason)
}
