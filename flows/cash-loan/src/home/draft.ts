import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { DraftShape, Memory } from '@koo/steps'
import * as z from 'zod/mini'
import { AMOUNT_MAX_DIGITS, CHOSEN_COUPON_KEY } from '../constants.ts'
import type { CouponWish, LoanForm } from './form.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))

const draft = z.object({
  /** Start values of the address that the draft began with. */
  seed: z.string().check(z.maxLength(20)),
  amount: z.nullable(z.string().check(z.regex(new RegExp(`^\\d{0,${AMOUNT_MAX_DIGITS}}$`)))),
  period: z.nullable(z.int().check(z.positive(), z.maximum(600))),
  cardId: z.nullable(id),
  use: z.nullable(z.object({ use: id, sub: z.optional(id) })),
})

/** What survives a reload. Coupons have their own record; consent is never kept. */
export type LoanDraft = z.infer<typeof draft>

export const loanDraft: DraftShape<LoanDraft> = {
  key: 'cash_loan_draft',
  version: 1,
  read: (value) => draft.safeParse(value).data ?? null,
}

export const draftOfForm = ({ amount, period, cardId, use }: LoanForm): Omit<LoanDraft, 'seed'> => ({
  amount,
  period,
  cardId,
  use,
})

const picked = z.object({ id, version: z.string().check(z.maxLength(16)) })
const slot = z.optional(z.nullable(picked))
const stored = z.object({
  none: z.optional(z.boolean()),
  rate: slot,
  member: slot,
  other: slot,
  raiseOff: z.optional(z.array(id).check(z.maxLength(50))),
})

/**
 * Reads `chosenCoupon`. A coupon counts only if the server still offers it with the very terms it had when it was
 * picked: what is stored is a pointer, never a promise.
 */
export function readChosenCoupon(memory: Memory, offered: ReadonlyMap<string, WireCoupon>): CouponWish {
  let raw: unknown
  try {
    raw = JSON.parse(memory.getItem(CHOSEN_COUPON_KEY) ?? 'null')
  } catch {
    return {}
  }
  const kept = stored.safeParse(raw).data
  if (!kept) return {}
  if (kept.none) return { none: true }
  const wish: CouponWish = kept.raiseOff ? { raiseOff: kept.raiseOff } : {}
  for (const name of ['rate', 'member', 'other'] as const) {
    const choice = kept[name]
    if (choice === null) wish[name] = null
    const coupon = choice && offered.get(choice.id)
    if (coupon && termsVersion(coupon) === choice.version) wish[name] = choice.id
  }
  return wish
}

export function writeChosenCoupon(memory: Memory, wish: CouponWish, offered: ReadonlyMap<string, WireCoupon>): void {
  const pointer = (couponId: string | null | undefined) => {
    if (couponId === null || couponId === undefined) return couponId
    const coupon = offered.get(couponId)
    return coupon && { id: couponId, version: termsVersion(coupon) }
  }
  const record = {
    none: wish.none,
    rate: pointer(wish.rate),
    member: pointer(wish.member),
    other: pointer(wish.other),
    raiseOff: wish.raiseOff,
  }
  if (Object.values(record).every((value) => value === undefined)) memory.removeItem(CHOSEN_COUPON_KEY)
  else memory.setItem(CHOSEN_COUPON_KEY, JSON.stringify(record))
}

/** A short print of everything that a coupon promises (FNV-1a). */
export function termsVersion(coupon: WireCoupon): string {
  const { amount, couponUpperLimit, productIds, endDate, incoInfo, extendProperties, ruleList } = coupon
  const text = JSON.stringify([amount, couponUpperLimit, productIds, endDate, incoInfo, extendProperties, ruleList])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}
