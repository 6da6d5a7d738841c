import { style } from '@vanilla-extract/css'
import { px, pxAtLeast, type, vars } from '../theme/base.ts'
import { plainInput } from '../theme/fragments.ts'

export const root = style({ display: 'flex', alignItems: 'center', gap: px(4), minWidth: 0 })

/** A focus changes its edge without moving anything. */
export const frame = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  minHeight: pxAtLeast(44),
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.brand}` } },
})

/** The icon and the input: both take a tap. */
export const line = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: px(8),
  minWidth: 0,
  padding: `0 ${px(12)}`,
})

export const icon = style({ ...type(17), flex: 'none', color: vars.color.ink3 })

export const input = style({
  ...plainInput,
  ...type(17),
  minWidth: 0,
  minHeight: pxAtLeast(44),
  fontFamily: 'inherit',
  color: vars.color.ink,
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&:disabled': { color: vars.color.ink3, opacity: 1, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const clear = style({ color: vars.color.ink3 })

export const cancel = style({ flex: 'none' })
