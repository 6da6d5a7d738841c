import { style } from '@vanilla-extract/css'
import { gutter, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { plainInput } from '../theme/fragments.ts'

/** A list with search keeps its height, also with few results. */
export const tall = style({ height: 'calc(var(--koo-visible, 100%) * 0.88)' })

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  margin: `0 ${gutter} ${px(12)}`,
  padding: `0 ${px(12)}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.brand}` } },
})

export const searchIcon = style({ ...type(17), color: vars.color.ink3 })

export const searchInput = style({
  ...plainInput,
  ...type(15),
  minHeight: pxAtLeast(44),
  fontFamily: 'inherit',
  color: vars.color.ink,
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const empty = style({ paddingBlock: space[8] })
