import { style } from '@vanilla-extract/css'
import { px, pxAtLeast, type, vars } from '../theme/base.ts'

/** As high as the button that it replaces. */
export const done = style({
  ...type(13, 'strong'),
  display: 'flex',
  alignItems: 'center',
  minHeight: pxAtLeast(44),
  paddingInline: px(8),
  color: vars.color.ok,
})
