import { style } from '@vanilla-extract/css'
import { focusRing, motion, plainButton, pxAtLeast, type, vars } from '../theme/base.ts'

export const root = style({
  ...plainButton,
  ...type(17),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: pxAtLeast(44),
  height: pxAtLeast(44),
  borderRadius: '50%',
  color: vars.color.ink2,
  transition: `color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:active:not(:disabled)': { color: vars.color.ink },
    '&:disabled': { color: vars.color.onIdle, cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
})
