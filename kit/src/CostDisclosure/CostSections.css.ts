import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars } from '../theme/base.ts'

export const divided = style({ marginTop: space[4], paddingTop: space[4], borderTop: hairline })

export const heading = style({ ...type(15, 'strong'), color: vars.color.ink })

export const note = style({ ...type(12), marginTop: px(2), color: vars.color.ink3 })

export const discounts = style({ paddingTop: px(10), borderTop: hairline })

export const discount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  gap: `0 ${space[3]}`,
})

export const discountName = style({ ...type(15), overflowWrap: 'anywhere', color: vars.color.ink })

export const benefit = style({
  ...type(15),
  ...figures,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  color: vars.color.benefit,
})

export const until = style({
  ...type(12),
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  color: vars.color.ink3,
})

export const sum = style({
  ...type(15, 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  paddingTop: px(10),
  borderTop: hairline,
})

export const sumFigure = style({ ...figures, minWidth: 0, overflowWrap: 'anywhere' })

export const nothingElse = style({
  ...type(13),
  marginTop: px(12),
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})

export const method = style({
  ...type(13),
  marginTop: px(4),
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})
