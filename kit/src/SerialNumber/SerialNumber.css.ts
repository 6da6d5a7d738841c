import { style } from '@vanilla-extract/css'
import { focusRing, plainButton, px, vars } from '../theme/base.ts'

/** Looks one line high; the touch target is 44. */
export const root = style({
  ...plainButton,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: px(6),
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  textAlign: 'inherit',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
    '&:focus-visible': focusRing,
  },
})

/** Digits of one width, a little apart, so that groups are read out without a slip. */
export const text = style({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
})

export const icon = style({ flex: 'none', color: vars.color.ink3 })
