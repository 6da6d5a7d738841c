import { cashApplyAgreementSign, cashConfirmAgreementSign } from '@koo/api-client/calls'
import type { SigningOptions } from '@koo/steps/signing'

/** How the terms of a cash loan are signed. */
export const cashSigning: SigningOptions<{ signNo: string }> = {
  apply: cashApplyAgreementSign,
  confirm: cashConfirmAgreementSign,
}
