import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const order = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'center',
})

export const goods = style({ ...type(15), color: vars.color.ink, overflowWrap: 'anywhere' })

export const number = style({ ...type(12), color: vars.color.ink2 })

export const hint = style({ ...type(13), color: vars.color.ink2 })
