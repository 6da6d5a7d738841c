import type { BankCardDetail, BankcardStatus } from '@koo/api-client/types'
import { cardTail } from '@koo/page'
import { isLocalCard } from '@koo/steps'
import { bankHue, type BankHue } from './bankHue.ts'
import { copy } from './copy.ts'

/** A bank card as the list shows it, with the last four digits of its number only. */
export interface CardFace {
  id: string
  bankName: string
  tail: string
  hue: BankHue
  isLocal: boolean
  isDefault: boolean
  /** Address of the bank's logo; '' for none. */
  logo: string
  /** Address of the picture behind the card; '' for none. */
  background: string
  /** The phone number at the bank, masked by the server; '' when it is not known. */
  phone: string
}

/** The cards for the list. Without a default card in the reply the first one is the default. */
export function cardFaces(cards: readonly BankCardDetail[]): CardFace[] {
  const first = cards.find((card) => card.isDefault) ?? cards[0]
  return cards.map((card) => ({
    id: card.userCardId,
    bankName: card.bankName,
    tail: cardTail(card.cardNo),
    hue: bankHue(card.bankCode),
    isLocal: isLocalCard(card),
    isDefault: card === first,
    logo: [card.bankLogoUrl, card.smallIcon].find(Boolean) ?? '',
    background: addressOf(card.creditCardBg),
    phone: card.mobileMasked ?? '',
  }))
}

/** Beginnings of an address; a colour or a style is none. */
const ADDRESS = ['https://', 'http://', '/']

const addressOf = (text: string | null | undefined): string =>
  text && ADDRESS.some((start) => text.startsWith(start)) ? text : ''

/** Why a card does not work; a reason of the bank comes before another phone number. */
export function cardNotice({ status, mobileDiffers }: BankcardStatus): string | null {
  if (status === 'maintenance' || status === 'frozen') return copy.status[status]
  return mobileDiffers ? copy.phoneDiffers : null
}
