import { REPAYMENT_CAPS } from '../../ledger/state/repayment.ts'
import { repaymentSlice } from '../../ledger/state/repaymentFresh.ts'
import { CARD_ENDINGS } from '../../ledger/cards/magic.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'

import { bindCard, cardsOf } from '../../ledger/cards/customerCards.ts'

/** Phone number at the bank when it differs from the account's. */
const OTHER_PHONE = '13900008866'

/** Cards at whose banks the phone number always differs. */
const DIFFERING: readonly string[] = [CARD_ENDINGS.phoneDiffers, CARD_ENDINGS.phoneRefused]

/** The customer's input on the bank's page. */
interface Binding {
  bankName: string
  /** Last four digits. */
  lastFour: string
  /** Whether the card becomes the default one. */
  isDefault: boolean
  /** Whether the phone number at the bank differs from the account's. */
  differs: boolean
}

/** Binds a card. A card that is already on the account is not added again, and a full account accepts no more. */
export function bindOnPage(customer: Customer, { bankName, lastFour, isDefault, differs }: Binding): void {
  const { world, user, persona } = customer
  const before = cardsOf(user, persona)
  const known = before.some((card) => card.bankName === bankName && card.cardNo.endsWith(lastFour))
  if (known || user.cards.length >= REPAYMENT_CAPS.cards) return
  const state = sliceOf(repaymentSlice, customer)
  const card = bindCard(world, user, bankName, lastFour)
  state.defaultCardId = (isDefault ? null : before[0]?.userCardId) ?? card.userCardId
  if (differs || DIFFERING.includes(lastFour)) state.reservedPhones[card.userCardId] = OTHER_PHONE
}
