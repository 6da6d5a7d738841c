import { figures, px, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const heading = style({ ...type(17, 'strong'), color: vars.color.ink, overflowWrap: 'anywhere' })

/** Has the focus when its button is gone; a finger sees no frame. */
export const count = style({
  ...type(13),
  ...figures,
  padding: `${px(2)} 0`,
  color: vars.color.ink2,
  outline: 'none',
})
