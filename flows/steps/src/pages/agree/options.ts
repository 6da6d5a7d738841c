import type { ConsentOptions } from '../../blocks/consent/index.ts'
import type { AgreeOptions } from './step.ts'

const HALF_HOUR_MS = 30 * 60_000

/** `clientCode` of the record: the product that the agreements belong to. */
const CLIENT_CODES = {
  dzl: 'dzl',
  breakDirectly: 'break-directly',
  elecSign: 'cash-loan',
  signup: 'cash-loan',
} as const

/** The purpose of a loan is no part of a consent that comes before further verifications. */
const NO_LOAN = { lead: '我已阅读并同意', missing: '请先阅读并同意协议' } as const

/** How the consent of a product is recorded. `breakType` tells the loans of break-directly apart. */
export const consentOf = (
  product: AgreeOptions['product'],
  breakType: string | undefined,
): ConsentOptions => ({
  key: `${product}_consent`,
  scene: breakType ? `${product}_${breakType}` : product,
  clientCode: CLIENT_CODES[product],
  traceId: 'trade-agreement-checkbox',
  lifeMs: HALF_HOUR_MS,
  ...(product === 'dzl' && NO_LOAN),
})
