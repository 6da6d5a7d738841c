import { style } from '@vanilla-extract/css'
import { focusRing, motion, type, vars } from '../theme/base.ts'

/** The ring; its inner edge grows inwards when selected. */
export const input = style({
  appearance: 'none',
  flex: 'none',
  // As large as the text beside it asks for.
  ...type(15),
  width: '1.334em',
  height: '1.334em',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: `border-width ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand, borderWidth: '0.4em' },
    '&:disabled': { borderColor: vars.color.idle },
    '&:focus-visible': focusRing,
  },
})

/** The ring in a group with an error. */
export const bad = style({ selectors: { '&:not(:checked):enabled': { borderColor: vars.color.bad } } })
