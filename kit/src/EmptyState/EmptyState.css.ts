import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space[10]} ${space[6]}`,
  textAlign: 'center',
})

export const drawing = style({
  width: px(96),
  height: px(72),
  marginBottom: px(16),
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const shade = style({ fill: vars.color.brandTint, stroke: 'none' })

export const accent = style({ stroke: vars.color.brand })

export const title = style({ ...type(15, 'strong'), color: vars.color.ink })

export const text = style({
  ...type(13),
  maxWidth: '20em',
  marginTop: px(4),
  color: vars.color.ink2,
  textWrap: 'pretty',
})

export const action = style({ marginTop: px(20) })
