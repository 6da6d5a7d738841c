import type { BankCardDetail, BankcardStatus } from '@koo/api-client/types'
import { cardTail } from '@koo/page'
import { bankHue, type BankHue } from './bankHue.ts'
import { copy } from './copy.ts'

/** Card of a local bank (spec 9). */
const LOCAL = 4

/** A bank card as the list shows it: never more of its number than the last four digits. */
export interface CardFace {
  id: string
  bankName: string
  tail: string
  hue: BankHue
  isLocal: boolean
  isDefault: boolean
  /** Address of the bank's logo; '' for none. */
  logo: string
}

/** Where no card says that it is the default one, the first is. */
export function cardFaces(cards: readonly BankCardDetail[]): CardFace[] {
  const first = cards.find((card) => card.isDefault) ?? cards[0]
  return cards.map((card) => ({
    id: card.userCardId,
    bankName: card.bankName,
    tail: cardTail(card.cardNo),
    hue: bankHue(card.bankCode),
    isLocal: card.cardType === LOCAL,
    isDefault: card === first,
    logo: [card.bankLogoUrl, card.smallIcon].find((url) => url?.startsWith('https://')) ?? '',
  }))
}

/** What keeps a card from working, in words; the bank's own trouble comes before the phone. */
export function cardNotice({ status, mobileDiffers }: BankcardStatus): string | null {
  if (status === 'maintenance' || status === 'frozen') return copy.status[status]
  return mobileDiffers ? copy.phoneDiffers : null
}
