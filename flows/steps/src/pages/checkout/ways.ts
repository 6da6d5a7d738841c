import type { PayOption, UserBankInfo } from '@koo/api-client/types'

/** payType of a card that pays the whole order: there are no periods. */
const CARD = 'card'
/** payType of limit and card together. */
const COMBINE = 'combine'

/** Whether a card pays the whole order: nothing is lent. */
export const isCard = (payType: unknown): boolean => String(payType) === CARD

/** A way to pay, as the page shows it. */
export interface PayWay {
  readonly id: string
  readonly payType: string
  readonly name: string
  /** Why it cannot be used; null when it can. */
  readonly reason: string | null
  /** Repays the instalments, or pays. */
  readonly card: UserBankInfo | null
  /** Whether the limit pays a part of the order, in instalments. */
  readonly isFinanced: boolean
  readonly isCombined: boolean
}

/** The ways of the reply, those that cannot be used included. `enabled` must be said; anything else is closed. */
export const waysOf = (options: readonly PayOption[]): readonly PayWay[] =>
  options.map(({ payType, name, enabled, reason, card = null }, place) => ({
    id: [payType, isCard(payType) ? (card?.userCardId ?? `#${place}`) : ''].join(':'),
    payType: String(payType),
    name,
    reason: enabled === true ? null : (reason ?? ''),
    card,
    isFinanced: !isCard(payType),
    isCombined: String(payType) === COMBINE,
  }))

/** Every card of the ways, once. */
export const cardsOf = (ways: readonly PayWay[]): readonly UserBankInfo[] => {
  const byId = new Map(ways.flatMap(({ card }) => (card ? [[card.userCardId, card] as const] : [])))
  return [...byId.values()]
}
