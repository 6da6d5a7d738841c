import { belowFloor } from './below-floor.ts'
import { walksByDefinition } from './by-definition.ts'
import { cards } from './cards.ts'
import { coupons } from './coupons.ts'
import { loan } from './loan.ts'
import { signsIn } from './sign-in.ts'
import type { Walk } from './walk.ts'

/** Ids of flows with walks of their own. */
const OWN = ['cash-loan', 'coupon', 'bankCard']

/** Every walk. */
export const allWalks = async (): Promise<readonly Walk[]> => [
  signsIn,
  loan,
  coupons,
  cards,
  ...(await walksByDefinition(OWN)),
]

export { belowFloor, loan }
