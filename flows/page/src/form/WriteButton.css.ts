import { space } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Why a write failed, above its button. */
export const above = style({ paddingBottom: space[2] })
