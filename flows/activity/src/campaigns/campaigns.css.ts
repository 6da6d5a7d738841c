import { px, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** Has its height before the picture is loaded. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: px(120),
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brandTint,
})

export const title = style({ ...type(22, 'strong'), color: vars.color.ink, overflowWrap: 'anywhere' })

export const text = style({ ...type(13), color: vars.color.ink2, overflowWrap: 'anywhere' })
