import { style } from '@vanilla-extract/css'
import { focusRing, motion, px, pxAtLeast, vars } from '../theme/base.ts'

/** The ring; its inner edge grows inwards when selected. */
export const input = style({
  appearance: 'none',
  flex: 'none',
  width: pxAtLeast(20),
  height: pxAtLeast(20),
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: `border-width ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand, borderWidth: px(6) },
    '&:disabled': { borderColor: vars.color.idle },
    '&:focus-visible': focusRing,
  },
})

/** The ring in a group with an error. */
export const bad = style({ selectors: { '&:not(:checked):enabled': { borderColor: vars.color.bad } } })
