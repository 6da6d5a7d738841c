import type { LocaleText } from '../../../engine/text.ts'
import type { MerchantSeed } from '../seed.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** An old customer who is a merchant. */
export function merchant(
  ending: string,
  name: string,
  title: string,
  shows: LocaleText,
  seed: Partial<MerchantSeed>,
): Persona {
  return { ...oldCustomer, name, title, shows, mobile: `1380000${ending}`, merchant: seed }
}
