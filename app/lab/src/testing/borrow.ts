import {
  cashApplyAgreementSign,
  cashConfirmAgreementSign,
  cashPreApproval,
  cashPublishV2,
} from '@koo/api-client/calls'
import { MAGIC_CODES } from '@koo/sandbox'
import type { LabStage } from './stage.ts'

const loan = {
  amount: 12_000,
  loanPeriod: 12,
  userCardId: 'C1',
  couponIds: [],
  loanUseCode: '10001',
  subLoanUseCode: '1000101',
}

/** Borrows 12,000 yuan for a year with the same calls as the pages. */
export async function borrow({ gateway }: LabStage): Promise<void> {
  const terms = await cashPreApproval(gateway, loan)
  const { transactionNo } = await cashApplyAgreementSign(gateway, { termsNo: terms.termsNo, type: 1 })
  const { signNo } = await cashConfirmAgreementSign(gateway, { transactionNo, verifyCode: MAGIC_CODES.right })
  await cashPublishV2(gateway, {
    ...loan,
    amount: terms.amount,
    termsNo: terms.termsNo,
    signNo,
    serialNumber: '00000000-0000-4000-8000-000000000001',
  })
}
