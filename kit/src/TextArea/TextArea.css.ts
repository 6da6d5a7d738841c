import { createVar, style } from '@vanilla-extract/css'
import { motion, px, pxAtLeast, type, vars } from '../theme/base.ts'
import { plainInput } from '../theme/fragments.ts'

const edge = createVar()
const thickness = createVar()

/** The text box; it grows with its text where the browser supports that. */
export const control = style({
  ...plainInput,
  ...type(17),
  vars: { [edge]: vars.color.edge, [thickness]: '1px' },
  display: 'block',
  minHeight: pxAtLeast(88),
  maxHeight: '50vh',
  marginTop: px(6),
  padding: px(12),
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${thickness} ${edge}`,
  color: vars.color.ink,
  fontFamily: 'inherit',
  fieldSizing: 'content',
  resize: 'none',
  transition: `box-shadow ${motion.fast} ${motion.move}`,
  selectors: {
    '&:focus': { vars: { [edge]: vars.color.brand, [thickness]: '2px' } },
    '&:read-only': { vars: { [edge]: vars.color.line }, backgroundColor: 'transparent' },
    '&:read-only:focus': { vars: { [edge]: vars.color.edge } },
    '&[aria-invalid="true"]': { vars: { [edge]: vars.color.bad } },
    '&:disabled': {
      vars: { [edge]: vars.color.line },
      backgroundColor: vars.color.sunken,
      color: vars.color.ink3,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
  },
})
