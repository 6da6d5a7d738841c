import { style } from '@vanilla-extract/css'
import { focusRing, plainButton, px, vars } from '../theme/base.ts'

/** Looks one line high; the touch target is 44. */
export const info = style({
  ...plainButton,
  position: 'relative',
  // Above the row of cards, which would otherwise get the touches below the text.
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(2),
  color: vars.color.ink2,
  borderRadius: vars.radius.small,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
    '&:focus-visible': focusRing,
  },
})
