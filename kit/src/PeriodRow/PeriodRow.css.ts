import { style } from '@vanilla-extract/css'
import { focusRing, plainButton, px, space, type, vars } from '../theme/base.ts'

// Snapping would fight the glide of the chosen card.
export const row = style({ selectors: { '&&': { scrollSnapType: 'none' } } })

/** One line high at least. */
export const below = style({ ...type(13), minHeight: `${type(13).lineHeight}em`, marginTop: space[3] })

/** One line high to the eye, 44 to the finger. */
export const info = style({
  ...plainButton,
  position: 'relative',
  // Above the row of cards, which else takes the touches under the words.
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
