import { style } from '@vanilla-extract/css'
import { type, vars } from '../theme/base.ts'

/** The question is what is read first, so it is larger than the label of a field. */
export const title = style({ ...type(15, 'strong'), color: vars.color.ink })
