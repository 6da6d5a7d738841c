import { style } from '@vanilla-extract/css'
import { gutter, hairline, layer, px, safe, vars } from '../theme/base.ts'

export const root = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  padding: `${px(10)} ${gutter} max(${px(12)}, ${safe.bottom})`,
  borderTop: hairline,
  backgroundColor: vars.color.surface,
  '@media': {
    // A keyboard or landscape mode leaves little height; then the bar scrolls with the page.
    '(max-height: 360px)': { position: 'static' },
  },
})

export const above = style({ marginBottom: px(8) })
