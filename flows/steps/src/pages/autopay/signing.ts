import type { RepaymentGetAutopayStatusContent as AutoPayState } from '@koo/api-client/types'
import { cardTail } from '@koo/page'
import { isOn } from '../../blocks/autoPay/flags.ts'
import { readTime } from '../../blocks/readTime.ts'

/** How the signing at the bank stands: none, or one that counts, has run out, or is that of another card than the default one. */
export type Signing = 'never' | 'valid' | 'expired' | 'otherCard'

/** The signing as the server has it. `cardNo`: the default card, where it is known. */
export function signingOf(state: AutoPayState, cardNo: string | undefined, now: number): Signing {
  const { signedStatus, signedUntil, signedCardNo } = state
  const until = readTime(signedUntil)
  if (until !== null && until <= now) return 'expired'
  if (!isOn(signedStatus)) return until === null ? 'never' : 'expired'
  const signed = cardTail(signedCardNo ?? '')
  return signed !== '' && cardNo !== undefined && signed !== cardTail(cardNo) ? 'otherCard' : 'valid'
}
