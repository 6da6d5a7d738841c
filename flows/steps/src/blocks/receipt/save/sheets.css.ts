import { px, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** The whole picture, to be pressed long: iOS shows its menu only where it may. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
  WebkitTouchCallout: 'default',
})

/** Can be selected, for who does not want to copy them all. */
export const dates = style({
  ...type(15),
  display: 'grid',
  gap: px(10),
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'text',
})
