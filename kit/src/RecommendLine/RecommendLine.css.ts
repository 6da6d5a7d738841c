import { style } from '@vanilla-extract/css'
import { link } from '../theme/fragments.ts'
import { focusRing, plainButton, px, type, vars, weights } from '../theme/base.ts'

export const root = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  gap: px(6),
  color: vars.color.ink2,
})

export const drawing = style({
  flex: 'none',
  width: px(16),
  height: px(16),
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const text = style({ minWidth: 0, flex: '1 1 auto' })

/** Looks one line high; the touch target is 44. */
export const action = style({
  ...plainButton,
  position: 'relative',
  flex: 'none',
  maxWidth: '50%',
  ...link,
  fontWeight: weights.strong,
  borderRadius: vars.radius.small,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
    '&:focus-visible': focusRing,
  },
})
