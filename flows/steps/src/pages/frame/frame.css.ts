import { hairline, px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** The frame takes the rest of the screen. */
export const page = style({ display: 'flex', flexDirection: 'column' })

export const host = style({
  ...type(12),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.ink3,
})

/** White in every theme, because the page inside brings its own colours; a dark page dims it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: '80vh',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  backgroundColor: '#ffffff',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.paper,
      opacity: 0.14,
      pointerEvents: 'none',
    },
  },
})

export const inside = style({ flex: 1, width: '100%', border: 0, colorScheme: 'light' })

/** Over the page until it is there. */
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: px(14),
  padding: space[4],
  backgroundColor: vars.color.surface,
})
