import { style } from '@vanilla-extract/css'
import { motion, px, pxAtLeast, type, vars } from '../theme/base.ts'
import { plainInput } from '../theme/fragments.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const label = style({ ...type(13), color: vars.color.ink2 })

/** A line to write on. Focus and error thicken it without moving anything. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minHeight: pxAtLeast(48),
  boxShadow: `inset 0 -1px 0 ${vars.color.edge}`,
  color: vars.color.ink,
  transition: `box-shadow ${motion.fast} ${motion.move}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.color.brand}` },
  },
})

export const lineBad = style({
  boxShadow: `inset 0 -1px 0 ${vars.color.bad}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.color.bad}` } },
})

export const input = style({
  ...plainInput,
  ...type(17),
  flex: 1,
  minWidth: 0,
  minHeight: pxAtLeast(44),
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&:disabled': { color: vars.color.ink3, opacity: 1, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const slot = style({ ...type(15), flex: 'none', color: vars.color.ink2 })

export const clear = style({ marginInlineEnd: px(-12), color: vars.color.ink3 })

/** Room for one line, so that a message that comes does not push the page. */
export const message = style({ ...type(13), minHeight: '1.385em', marginTop: px(4), color: vars.color.ink3 })

export const messageBad = style({ color: vars.color.bad })
