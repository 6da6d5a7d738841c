import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const head = style({ paddingInline: space[1] })

export const title = style({ ...type(22, 'strong'), color: vars.color.ink, overflowWrap: 'anywhere' })

export const text = style({
  ...type(15),
  marginTop: px(4),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})

export const missing = style({ ...type(13), color: vars.color.ink2, textAlign: 'center' })
