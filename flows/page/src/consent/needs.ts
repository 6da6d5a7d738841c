import type { ConsentName } from '@koo/flow'

/**
 * The consents that a call needs, by its path: after it the provider may query the customer's credit. A page that makes such a
 * call says so in its step (`consents`), and nothing is sent before the consent is recorded.
 */
export const CONSENT_OF: Readonly<Record<string, ConsentName>> = {
  'channel/idAuth': 'credit',
  'channel/idNumberAuth': 'credit',
  'creditMaoYan/idAuth': 'credit',
  'creditMaoYan/idNumberAuth': 'credit',
}
