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
    // Beside it the page goes on: it is a card at the lower edge, no cut-off bar.
    '(min-width: 600px)': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
  },
})

export const above = style({ marginBottom: px(8) })
