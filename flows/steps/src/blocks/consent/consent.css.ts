import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Keeps clear of the bar below, where large text has put the line above it: about its height there, and nothing elsewhere. */
const barOfLargeText = 'max(0px, min(120px, calc((1rem - 23px) * 999)))'

export const failed = style({
  ...type(12),
  display: 'flex',
  alignItems: 'center',
  scrollMarginBottom: barOfLargeText,
  gap: space[2],
  color: vars.color.bad,
})

/** Height of two lines and the gap to the message below them: the names load after the page and must not move the button. */
export const line = style({ minHeight: px(40), scrollMarginBottom: barOfLargeText })
