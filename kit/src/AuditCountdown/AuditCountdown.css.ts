import { style } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'

export const root = style({ fontVariantNumeric: 'tabular-nums' })

export const ring = style({
  width: px(14),
  height: px(14),
  marginRight: px(6),
  verticalAlign: '-0.12em',
  fill: 'none',
  strokeWidth: 2,
  // The ring gets shorter clockwise from the top.
  transform: 'rotate(-90deg) scaleY(-1)',
})

export const track = style({ stroke: vars.color.line })

export const rest = style({
  stroke: vars.color.brand,
  strokeLinecap: 'round',
  transition: 'stroke-dasharray 1s linear',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})
