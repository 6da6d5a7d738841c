import type { ConsentOptions } from '@koo/steps/consent'
import { ONE_CLICK_TYPE } from '../constants.ts'
import { copy } from './copy.ts'

/** How the consent to the agreements of a one-click loan is recorded. */
export const oneClickConsent: ConsentOptions = {
  key: 'one_click_consent',
  scene: ONE_CLICK_TYPE,
  clientCode: 'cash-loan',
  traceId: 'trade-agreement-checkbox',
  lifeMs: 30 * 60 * 1000,
  missing: copy.consent,
  toastsMissing: true,
}
