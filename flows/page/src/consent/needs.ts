import type { ConsentName } from '@koo/flow'

/** Calls after which the provider may query the customer's credit, by path: nothing is sent before that consent is recorded. */
export const CREDIT_CALLS: Readonly<Record<string, 'credit'>> = {
  'channel/idAuth': 'credit',
  'channel/idNumberAuth': 'credit',
  'creditMaoYan/idAuth': 'credit',
  'creditMaoYan/idNumberAuth': 'credit',
}

/**
 * The consents that a call needs, by its path. A page that makes such a call says so in its step (`consents`). The consent to a loan
 * is given to the agreements of that loan, which only its page knows: the page shows them and sends nothing before.
 */
export const CONSENT_OF: Readonly<Record<string, ConsentName>> = {
  ...CREDIT_CALLS,
  'cash/publish': 'lend',
  'cash/publishV2': 'lend',
  'cash/mixLoan': 'lend',
  'cash/oneClickLoanPublish': 'lend',
  'staffCash/publish': 'lend',
  'merchant/publish': 'lend',
  'channel/confirmPay': 'lend',
}
