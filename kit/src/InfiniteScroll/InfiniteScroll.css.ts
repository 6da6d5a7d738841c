import { style } from '@vanilla-extract/css'
import { phrases, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

/** Keeps its height in every state, so that the end of the list does not jump. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: pxAtLeast(60),
  padding: `${px(8)} ${space[4]}`,
})

export const line = style({
  ...type(13),
  ...phrases,
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  color: vars.color.ink2,
})
