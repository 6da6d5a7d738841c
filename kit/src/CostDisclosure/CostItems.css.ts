import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars } from '../theme/base.ts'

export const list = style({})

export const item = style({
  padding: `${px(12)} 0`,
  selectors: { '& + &': { borderTop: hairline } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})

export const name = style({ ...type(15), minWidth: 0, overflowWrap: 'anywhere', color: vars.color.ink })

export const total = style({
  ...type(15, 'strong'),
  ...figures,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
})

export const small = style({ ...type(13), minWidth: 0, overflowWrap: 'anywhere', color: vars.color.ink2 })

export const rate = style({
  ...type(13),
  ...figures,
  minWidth: 0,
  overflowWrap: 'anywhere',
  marginInlineStart: 'auto',
  color: vars.color.ink2,
})

export const terms = style({ display: 'grid', marginTop: px(6) })

export const term = style({ display: 'flex', gap: space[3] })

export const termLabel = style({ ...type(12), flex: 'none', color: vars.color.ink3 })

export const termText = style({ ...type(12), minWidth: 0, overflowWrap: 'anywhere', color: vars.color.ink2 })
