import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const failed = style({
  ...type(12),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.bad,
})

/** Height of two lines and the gap to the message below them: the names load after the page and must not move the button. */
export const line = style({ minHeight: px(40) })
