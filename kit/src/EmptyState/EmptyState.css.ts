import { style } from '@vanilla-extract/css'
import { phrases, px, space, type, vars } from '../theme/base.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space[10]} ${space[6]}`,
  textAlign: 'center',
})

export const drawing = style({ marginBottom: px(16) })

export const title = style({ ...type(15, 'strong'), ...phrases, color: vars.color.ink })

export const text = style({
  ...type(13),
  ...phrases,
  maxWidth: '20em',
  marginTop: px(4),
  color: vars.color.ink2,
})

export const action = style({ marginTop: px(20) })
