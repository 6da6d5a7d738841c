import { style } from '@vanilla-extract/css'
import { figures, px, space, type, vars } from '../theme/base.ts'

export const name = style({ ...type(15, 'strong'), color: vars.color.ink })

export const facts = style({ display: 'grid', gap: px(10), margin: `${space[4]} 0 0`, textAlign: 'start' })

export const label = style({ ...type(12), color: vars.color.ink3 })

export const value = style({
  ...type(15),
  ...figures,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

export const text = style({ ...type(13), marginTop: space[3], textAlign: 'start' })
