import { CARD_ENDINGS } from '../../magic/repayment.ts'
import { RESULTS, resultText } from '../../results.ts'

/** Why a card pays nothing now, in the customer's words; null: it does. */
export function cardTrouble(cardNo: string): string | null {
  if (endsWith(cardNo, 'maintenance')) return resultText(RESULTS.bankUnderMaintenance)
  if (endsWith(cardNo, 'frozen')) return resultText(RESULTS.cardFrozen)
  if (endsWith(cardNo, 'noMoney')) return '银行卡余额不足'
  return null
}

/** Whether a bank takes money that comes back. */
export function refundIsTaken(cardNo: string): boolean {
  return !endsWith(cardNo, 'refundRefused') && !endsWith(cardNo, 'frozen')
}

/** Whether a bank signs automatic repayment on a card. */
export function signsAutoPay(cardNo: string): boolean {
  return !endsWith(cardNo, 'signingRefused')
}

/** Whether a card has one of the endings with a meaning. */
export function endsWith(cardNo: string, ending: keyof typeof CARD_ENDINGS): boolean {
  return cardNo.endsWith(CARD_ENDINGS[ending])
}
