import { belowFloor } from './below-floor.ts'
import { cards } from './cards.ts'
import { coupons } from './coupons.ts'
import { loan } from './loan.ts'
import { signsIn } from './sign-in.ts'
import type { Walk } from './walk.ts'

/** Every walk; those of channels come from their definitions. */
export const walks: readonly Walk[] = [signsIn, loan, coupons, cards]

export { belowFloor, loan }
