import { space } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'grid', gap: space[2] })
