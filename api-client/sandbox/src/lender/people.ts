import type { Context } from '../context.ts'
import { TOKEN_SECONDS } from '../magic/index.ts'
import { personaOfMobile, type Persona } from '../personas/index.ts'
import { startLoans } from './repayment/seed-loans.ts'
import { CAPS, newId, unshiftCapped, type BoundCard, type Session, type User, type World } from '../world.ts'

/** The user of a phone number, made when it is new to this world. */
export function userOf(world: World, mobile: string, persona = personaOfMobile(mobile, world.persona)): User {
  const known = world.users.find((user) => user.mobile === mobile)
  if (known) return known
  const user: User = {
    userId: `U${mobile}`,
    mobile,
    persona,
    cards: [],
    terms: [],
    loans: [],
    sign: null,
    codesSent: 0,
    grants: [],
    spentCoupons: [],
    limitChanges: [],
    slices: {},
  }
  world.users.push(user)
  startLoans(world, user)
  dropIdleUsers(world)
  return user
}

/** Keeps the list of users short by dropping those without loans, oldest first. A user with a loan is never dropped. */
function dropIdleUsers(world: World): void {
  for (const user of world.users.slice(0, -1)) {
    if (world.users.length <= CAPS.users) return
    if (user.loans.length === 0) world.users.splice(world.users.indexOf(user), 1)
  }
}

/** Signs a user in. Earlier tokens stay valid. */
export function openSession(world: World, user: User, now: number, token = newId(world, 'K')): Session {
  const session: Session = {
    token,
    userId: user.userId,
    expiresAt: now + TOKEN_SECONDS * 1000,
    ended: null,
  }
  unshiftCapped(world.sessions, session, CAPS.sessions)
  return session
}

/** '138****0002'. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/**
 * A user's cards: the default card first, then those bound since the start, then the persona's. Cards taken off the
 * account are left out.
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

/** Banks of one city: their cards are local ones, type 4 (spec 3). */
const LOCAL_BANKS: readonly string[] = ['杭州银行']

/** Binds a card; the newest is first in the list. */
export function bindCard(world: World, user: User, bankName: string, lastFour: string): BoundCard {
  const card: BoundCard = {
    userCardId: newId(world, 'C'),
    bankName,
    cardNo: `**** **** **** ${lastFour}`,
    cardType: LOCAL_BANKS.includes(bankName) ? 4 : 1,
  }
  unshiftCapped(user.cards, card, CAPS.cards)
  return card
}
