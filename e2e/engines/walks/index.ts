import { belowFloor } from './belowFloor.ts'
import { walksByDefinition } from './byDefinition.ts'
import { cards } from './cards.ts'
import { coupons } from './coupons.ts'
import { loan } from './loan.ts'
import { signsIn } from './signIn.ts'
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
