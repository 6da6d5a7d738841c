import { style } from '@vanilla-extract/css'
import { px } from '../theme/base.ts'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12) })
