import {
  cashApplyAgreementSign,
  cashConfirmAgreementSign,
  cashPreApproval,
  cashPublishV2,
} from '@koo/api-client/calls'
import type { CashPublishV2Content, CashPublishV2Request } from '@koo/api-client/types'
import type { SandboxWorld } from '@koo/page/testing'

/** Serial number of the loan that `lend` makes; a constant, so that pictures do not differ. */
export const LENT_SERIAL = '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d'

/** Makes a loan of 12,000 in 12 periods in the sandbox, with the calls of the pages. `own`: what marks a partner's loan. */
export async function lend(
  { gateway }: SandboxWorld,
  amount = '12000',
  own: Pick<CashPublishV2Request, 'leadFlow'> = {},
): Promise<CashPublishV2Content> {
  const selection = { loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001', ...own }
  const terms = await cashPreApproval(gateway, { ...selection, amount })
  const { transactionNo } = await cashApplyAgreementSign(gateway, { termsNo: terms.termsNo, type: 1 })
  const { signNo } = await cashConfirmAgreementSign(gateway, { transactionNo, verifyCode: '123456' })
  return cashPublishV2(gateway, {
    ...selection,
    amount: terms.amount,
    termsNo: terms.termsNo,
    signNo,
    serialNumber: LENT_SERIAL,
  })
}
