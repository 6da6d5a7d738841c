import type { Coupon } from './coupon.ts'
import { type CouponSelection, type RaiseSelection, chooseNoCoupon } from './selection.ts'

// OC-39
/** A selected coupon as it is stored: its id and a hash of its terms at that time, never an amount. */
export interface CouponPointer {
  readonly id: string
  readonly version: string
}

// semantics 7.3
/** A selection as plain data for session storage. `null`: none; left out: nothing chosen. */
export interface StoredSelection {
  readonly none?: true
  readonly rate?: CouponPointer | null
  readonly member?: CouponPointer | null
  readonly other?: CouponPointer | null
  readonly raise?: RaiseSelection
}

/** What a selection has one of. */
export const SLOTS = ['rate', 'member', 'other'] as const
/** Limits for stored data: anything could have been written there. */
const MAX_ID_LENGTH = 64
const MAX_RAISES = 50

// semantics 7.3
/**
 * Reads a stored selection back; accepts any data. A coupon is restored only if it is still offered with exactly the
 * terms it had when it was selected: what is stored is a pointer, not a promise.
 * @param stored the parsed data, unchecked
 * @param offered the coupons of the reply
 */
export function restoreSelection(stored: unknown, offered: readonly Coupon[]): CouponSelection {
  if (!isRecord(stored)) return {}
  if (stored['none'] === true) return chooseNoCoupon()
  const selection: { -readonly [Slot in keyof CouponSelection]: CouponSelection[Slot] } = {}
  for (const slot of SLOTS) {
    const pointer = stored[slot]
    if (pointer === null) selection[slot] = null
    const coupon = isRecord(pointer) && offered.find(({ id }) => id === pointer['id'])
    if (coupon && isRecord(pointer) && pointer['version'] === termsVersion(coupon))
      selection[slot] = coupon.id
  }
  const raise = readRaise(stored['raise'])
  return raise === null ? selection : { ...selection, raise }
}

function readRaise(raise: unknown): RaiseSelection | null {
  if (!isRecord(raise) || typeof raise['all'] !== 'boolean' || !Array.isArray(raise['except'])) return null
  const except = raise['except'].slice(0, MAX_RAISES).filter(isId)
  return { all: raise['all'], except }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A short hash of all terms of a coupon (FNV-1a). */
export function termsVersion(coupon: Coupon): string {
  const { category, kind, startsAt, endsAt, productIds, rule, benefit, payFraction, faceValue } = coupon
  const text = JSON.stringify([
    category,
    kind,
    startsAt,
    endsAt,
    productIds,
    rule,
    benefit,
    payFraction,
    faceValue,
  ])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}
