import type { PopupSeed } from '../../lender/merchant/popup-seed.ts'
import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/** An old customer to whom something pops up on the loan page. */
export function popup(
  ending: string,
  name: string,
  title: string,
  shows: string,
  popups: PopupSeed,
  more: Partial<Persona> = {},
): Persona {
  return { ...oldCustomer, ...more, name, title, shows, mobile: `1380000${ending}`, merchant: { popups } }
}

/** Figures of the lifetime fee reduction. */
export const LIFETIME = { quota: 50_000, dailyBefore: 0.0006, dailyAfter: 0.0004 }
