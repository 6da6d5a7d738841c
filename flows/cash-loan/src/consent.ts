import type { ConsentOptions } from '@koo/steps/consent'

/** How the consent to a cash loan's agreements is recorded (cash/serverUpload and other/agreementrecord). */
export const cashConsent: ConsentOptions = {
  key: 'cash_loan_consent',
  scene: 'cashLoan',
  clientCode: 'cash-loan',
  traceId: 'trade-agreement-checkbox',
  lifeMs: 30 * 60 * 1000,
}

/** The same for a loan of the partner lender. */
export const leadConsent: ConsentOptions = {
  ...cashConsent,
  key: 'lead_loan_consent',
  scene: 'cashLead',
}

/** The same for a staff loan. */
export const staffConsent: ConsentOptions = {
  ...cashConsent,
  key: 'staff_loan_consent',
  scene: 'staffCash',
}
