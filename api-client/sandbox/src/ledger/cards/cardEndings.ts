import { CARD_ENDINGS } from './magic.ts'
import { RESULTS, resultText } from '../../engine/results.ts'

/** Why a card cannot pay now, as a text for the customer; null when it can. */
export function cardFailure(cardNo: string): string | null {
  if (endsWith(cardNo, 'maintenance')) return resultText(RESULTS.bankUnderMaintenance)
  if (endsWith(cardNo, 'frozen')) return resultText(RESULTS.cardFrozen)
  if (endsWith(cardNo, 'noMoney')) return '银行卡余额不足'
  return null
}

/** Whether a bank accepts a refund. */
export function refundIsTaken(cardNo: string): boolean {
  return !endsWith(cardNo, 'refundRefused') && !endsWith(cardNo, 'frozen')
}

/** Whether a bank allows automatic repayment with a card. */
export function signsAutoPay(cardNo: string): boolean {
  return !endsWith(cardNo, 'signingRefused')
}

/** Whether a card has one of the magic endings. */
export function endsWith(cardNo: string, ending: keyof typeof CARD_ENDINGS): boolean {
  return cardNo.endsWith(CARD_ENDINGS[ending])
}
