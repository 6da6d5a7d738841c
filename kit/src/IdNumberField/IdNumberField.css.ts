import { style } from '@vanilla-extract/css'
import { focusRing, plainButton, pxAtLeast, type, vars } from '../theme/base.ts'

/** The letter X, which the number keyboard does not have. */
export const letter = style({
  ...plainButton,
  ...type(17, 'strong'),
  minWidth: pxAtLeast(44),
  minHeight: pxAtLeast(44),
  borderRadius: vars.radius.control,
  color: vars.color.brand,
  selectors: {
    '&:active': { backgroundColor: vars.color.brandTint },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
})
