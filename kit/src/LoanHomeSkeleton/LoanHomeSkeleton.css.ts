import { style } from '@vanilla-extract/css'
import { px } from '../theme/base.ts'

// In the line of the text they stand for: the row is then as high as with the text.
export const value = style({ display: 'inline-block', verticalAlign: 'middle' })

export const note = style({ display: 'inline-block', verticalAlign: 'middle', height: px(12) })
