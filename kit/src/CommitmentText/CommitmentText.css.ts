import { style } from '@vanilla-extract/css'
import { hairline, px, space, type, vars } from '../theme/base.ts'

export const facts = style({
  display: 'grid',
  gap: px(8),
  paddingTop: px(12),
  selectors: { '& + &': { marginTop: px(12) } },
})

export const terms = style({
  ...type(15),
  display: 'grid',
  gap: space[3],
  margin: `${px(12)} 0 0`,
  padding: `${px(12)} 0 0 ${px(20)}`,
  borderTop: hairline,
  color: vars.color.ink,
  listStyle: 'decimal',
  lineHeight: 1.7,
})

export const term = style({
  paddingLeft: px(4),
  overflowWrap: 'anywhere',
  '::marker': { color: vars.color.ink2 },
})
