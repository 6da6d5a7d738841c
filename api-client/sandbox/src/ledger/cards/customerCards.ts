import type { Context } from '../../engine/context.ts'
import type { Persona } from '../../engine/persona.ts'
import { newId, unshiftCapped, type User, type World } from '../../engine/world.ts'
import type { Customer } from '../../engine/customer.ts'
import type { DomainUserView } from '../../engine/view.ts'
import { REPAYMENT_CAPS, type BoundCard } from '../state/repayment.ts'

/**
 * A user's cards: the default card first, then those bound since the start, then the persona's. Removed cards are left
 * out.
 */
export function cardsOf(user: User, persona: Persona): Persona['cards'] {
  const file = user.slices.repayment
  const all = [...user.cards.map((card) => ({ ...card, smallIcon: '', creditCardBg: '' })), ...persona.cards]
  const cards = file ? all.filter((card) => !file.removedCards.includes(card.userCardId)) : all
  const first = cards.findIndex((card) => card.userCardId === file?.defaultCardId)
  return first > 0 ? [...cards.splice(first, 1), ...cards] : cards
}

/** One card of the signed-in user. */
export function findCard(context: Context, userCardId: string): Persona['cards'][number] | undefined {
  return cardsOf(context.user(), context.persona()).find((card) => card.userCardId === userCardId)
}

/** Banks of one city: their cards are local ones, type 4. */
const LOCAL_BANKS: readonly string[] = ['杭州银行']

/** Binds a card; the newest is first in the list. */
export function bindCard(world: World, user: User, bankName: string, lastFour: string): BoundCard {
  const card: BoundCard = {
    userCardId: newId(world, 'C'),
    bankName,
    cardNo: `**** **** **** ${lastFour}`,
    cardType: LOCAL_BANKS.includes(bankName) ? 4 : 1,
  }
  unshiftCapped(user.cards, card, REPAYMENT_CAPS.cards)
  return card
}

/** The ledger's view of a customer's cards. */
export function viewCards({ user, persona }: Customer): Partial<DomainUserView> {
  const cards = cardsOf(user, persona)
  return { cards: cards.map(({ userCardId, bankName, cardNo }) => ({ userCardId, bankName, cardNo })) }
}
