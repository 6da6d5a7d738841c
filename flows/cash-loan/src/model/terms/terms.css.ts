import { space } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Two buttons under each other. */
export const actions = style({ display: 'grid', gap: space[2] })
