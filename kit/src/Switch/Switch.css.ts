import { style } from '@vanilla-extract/css'
import { focusRing, motion, px, pxAtLeast, type, vars } from '../theme/base.ts'

/** Label above message, the switch beside both. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: px(16),
  minHeight: pxAtLeast(52),
  paddingBlock: px(10),
})

export const label = style({
  ...type(15),
  gridColumn: 1,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
})

export const labelDisabled = style({ color: vars.color.ink3, cursor: 'not-allowed' })

export const message = style({ gridColumn: 1 })

const height = pxAtLeast(26)
const inset = '2px'

/** The track; the knob is part of its background. */
export const input = style({
  appearance: 'none',
  position: 'relative',
  gridColumn: 2,
  gridRow: '1 / span 2',
  width: pxAtLeast(44),
  height,
  borderRadius: '999px',
  backgroundColor: vars.color.edge,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${motion.base} ${motion.move}`,
  selectors: {
    '&:checked': { backgroundColor: vars.color.brand },
    '&:disabled': { backgroundColor: vars.color.idle, cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: inset,
      left: inset,
      width: `calc(${height} - 2 * ${inset})`,
      height: `calc(${height} - 2 * ${inset})`,
      borderRadius: '50%',
      backgroundColor: vars.color.surface,
      transition: `transform ${motion.base} ${motion.move}`,
    },
    '&:checked::before': { transform: `translateX(calc(${pxAtLeast(44)} - ${height}))` },
    // The touch target is larger than the track.
    '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
  },
})
