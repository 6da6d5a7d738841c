import { style } from '@vanilla-extract/css'
import { px } from '../theme/base.ts'

// Inline like the text they replace, so that the row has the same height.
export const value = style({ display: 'inline-block', verticalAlign: 'middle' })

export const note = style({ display: 'inline-block', verticalAlign: 'middle', height: px(12) })
