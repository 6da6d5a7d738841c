import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const name = style({ ...type(15, 'strong'), color: vars.color.ink })

export const facts = style({
  display: 'grid',
  gap: px(10),
  marginTop: space[4],
  paddingTop: space[4],
  textAlign: 'start',
  color: vars.color.ink,
})

export const text = style({ ...type(13), marginTop: space[3], textAlign: 'start' })
