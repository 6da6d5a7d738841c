import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars } from '../theme/base.ts'

export const glance = style({ display: 'grid', gap: px(8) })

export const label = style({ ...type(13), color: vars.color.ink2 })

/** The comma of the figure hangs below its line, where the reset cuts a long text: the padding is taken back by the margin. */
export const charged = style({ marginBottom: px(-7), paddingBottom: px(7) })

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
} as const

export const rate = style({ ...line, paddingBottom: px(12), borderBottom: hairline })

export const rateFigure = style({
  ...type(22, 'strong'),
  ...figures,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
})

export const fact = style(line)

export const figure = style({
  ...type(15),
  ...figures,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
})
