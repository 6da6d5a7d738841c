import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** What stands in place of contacts that may be filled in. */
export const text = style({ ...type(13), margin: `${space[2]} 0 0`, color: vars.color.ink2 })
