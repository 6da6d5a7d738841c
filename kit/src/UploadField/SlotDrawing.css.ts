import { style } from '@vanilla-extract/css'
import { px, vars } from '../theme/base.ts'

/** The space above the buttons, whatever is left of it. */
export const root = style({ flex: '1 1 0', minHeight: 0, padding: px(16) })

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const card = style({ fill: vars.color.brandTint, stroke: vars.color.brandSoft })

export const accent = style({ stroke: vars.color.brand })
