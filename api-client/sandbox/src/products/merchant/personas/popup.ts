import type { LocaleText } from '../../../engine/text.ts'
import type { PopupSeed } from '../popupSeed.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** An old customer with a pop-up on the loan page. */
export function popup(
  ending: string,
  name: string,
  title: string,
  shows: LocaleText,
  popups: PopupSeed,
  more: Partial<Persona> = {},
): Persona {
  return { ...oldCustomer, ...more, name, title, shows, mobile: `1380000${ending}`, merchant: { popups } }
}

/** Figures of the lifetime fee reduction. */
export const LIFETIME = { quota: 50_000, dailyBefore: 0.0006, dailyAfter: 0.0004 }
