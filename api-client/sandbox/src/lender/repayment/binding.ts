import { CARD_ENDINGS } from '../../magic/repayment.ts'
import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { CAPS } from '../../world.ts'
import { bindCard, cardsOf } from '../people.ts'

/** A phone that is reserved with a bank in place of the account's. */
const OTHER_PHONE = '13900008866'

/** What a customer does on the bank's page. */
interface Binding {
  bankName: string
  /** Last four digits. */
  lastFour: string
  /** Whether the card becomes the default one. */
  isDefault: boolean
  /** Whether another phone than the account's is reserved with the bank. */
  differs: boolean
}

/** Binds a card. One that is on the account already is not bound a second time, and a full account takes no more. */
export function bindOnPage(origin: Origin, { bankName, lastFour, isDefault, differs }: Binding): void {
  const { world, user, persona } = origin
  const before = cardsOf(user, persona)
  const known = before.some((card) => card.bankName === bankName && card.cardNo.endsWith(lastFour))
  if (known || user.cards.length >= CAPS.cards) return
  const state = sliceOf('repayment', origin)
  const card = bindCard(world, user, bankName, lastFour)
  state.defaultCardId = (isDefault ? null : before[0]?.userCardId) ?? card.userCardId
  if (differs || lastFour === CARD_ENDINGS.phoneDiffers) state.reservedPhones[card.userCardId] = OTHER_PHONE
}
