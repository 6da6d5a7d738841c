import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const rules = style({
  display: 'grid',
  gap: px(10),
  margin: `${space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
})

export const rule = style({
  ...type(15),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: px(8),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  // The lines of a dialog are balanced, which suits its centred text only.
  textWrap: 'pretty',
})

export const mark = style({ width: px(18), height: px(20), color: vars.color.ok })

export const button = style({ marginTop: space[6] })
