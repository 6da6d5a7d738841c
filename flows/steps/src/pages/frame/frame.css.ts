import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** The frame takes the rest of the screen. */
export const page = style({ display: 'flex', flexDirection: 'column' })

export const loading = style({ ...type(13), padding: space[4], color: vars.color.ink2 })

/** White in every theme: the page inside brings its own colours. */
export const frame = style({
  flex: 1,
  width: '100%',
  minHeight: '80vh',
  border: 0,
  borderRadius: vars.radius.card,
  backgroundColor: '#ffffff',
})
