import { focusRing, hairline, layer, plainButton, px, pxAtLeast, safe, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  display: 'flex',
  paddingBottom: safe.bottom,
  borderTop: hairline,
  backgroundColor: vars.color.surface,
  '@media': {
    // A keyboard or landscape mode leaves little height; then the bar scrolls with the page.
    '(max-height: 360px)': { position: 'static' },
    '(min-width: 600px)': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
  },
})

export const tab = style({
  ...plainButton,
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  minHeight: pxAtLeast(52),
  padding: `${px(6)} ${px(4)}`,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})

export const icon = style({ display: 'flex', fontSize: px(22) })

export const title = style({
  ...type(12, 'strong'),
  marginTop: px(2),
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
