import { style } from '@vanilla-extract/css'
import { figures, px } from '../theme/base.ts'
import { inlineText } from '../theme/fragments.ts'

export const tag = style({ marginRight: px(6) })

/** Wraps to the next line as a whole, so that the minus stays with its figure. */
export const text = style({ ...figures, ...inlineText, maxWidth: '100%' })

export const skeleton = style({ display: 'inline-block', verticalAlign: 'middle' })
