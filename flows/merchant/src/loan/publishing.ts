import { merchantPublish, merchantSendSms } from '@koo/api-client/calls'
import type { MerchantPublishRequest } from '@koo/api-client/types'
import type { LoanSelection } from '@koo/steps/loan'
import type { LoanCode } from '@koo/steps/loan/published'
import { definePublishing, loanRecord, openApplications, type Publishing } from '@koo/steps/publishing'
import { LOAN_KIND } from './constants.ts'
import { merchantProduct } from './product.ts'

/** The code that goes with an application. */
export type Code = Pick<MerchantPublishRequest, 'verifyCode'>
/** What is applied for. */
export type Terms = Omit<MerchantPublishRequest, keyof Code | 'serialNumber'>

/** How a loan of a merchant is published: in the same record as all loans of the customer. */
export const merchantPublishing: Publishing<Terms & Code> = definePublishing<Terms & Code>({
  ...loanRecord,
  call: merchantPublish,
  findOpen: openApplications(LOAN_KIND),
})

export const termsOf = ({ amount, period, card, use }: LoanSelection): Terms => ({
  amount,
  loanPeriod: Number(period),
  userCardId: card,
  loanUseCode: use ?? merchantProduct.defaultUse.use,
})

/** Publishing checks the code, and does not use it up: only the serial number tells a repeat from another loan. */
export const merchantCode: LoanCode<Code> = {
  scene: 'merchant',
  apply: (gateway, { type }) => merchantSendSms(gateway, { type }),
  confirm: (_gateway, { verifyCode }) => Promise.resolve({ verifyCode }),
}
