import { space } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[3] })
