import { phrases, px, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const label = style({ ...type(13), ...phrases, color: vars.color.ink2, textAlign: 'center' })

export const note = style({ ...type(12), ...phrases, color: vars.color.ink2, textAlign: 'center' })

/** As large as a reader wants it, and smaller where the screen is. */
export const code = style({
  display: 'block',
  width: px(200),
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
  imageRendering: 'pixelated',
  WebkitTouchCallout: 'default',
})
