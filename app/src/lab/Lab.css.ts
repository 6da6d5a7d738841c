import { globalStyle, style } from '@vanilla-extract/css'
import { figures, focusRing, hairline, layer, plainButton, px, safe, space, type, vars } from '@koo/kit/theme'

export const tab = style({
  ...plainButton,
  ...type(12, 'strong'),
  position: 'fixed',
  zIndex: layer.toast,
  left: 0,
  top: '58%',
  padding: '10px 3px',
  writingMode: 'vertical-rl',
  letterSpacing: '0.1em',
  borderRadius: '0 8px 8px 0',
  color: vars.color.onToast,
  backgroundColor: vars.color.toast,
  opacity: 0.55,
  selectors: {
    '&:hover, &:focus-visible': { opacity: 1 },
    '&:focus-visible': focusRing,
  },
})

export const panel = style({
  ...type(13),
  position: 'fixed',
  zIndex: layer.toast,
  left: 0,
  top: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(360px, 92vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${safe.top} ${space[4]} calc(${space[6]} + ${safe.bottom})`,
  borderRight: hairline,
  accentColor: vars.color.brand,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
})

export const head = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${px(6)} 0`,
  backgroundColor: vars.color.surface,
})

export const title = style({ ...type(17, 'strong') })

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: px(8),
  padding: `${px(12)} 0`,
  borderTop: hairline,
})

export const heading = style({ ...type(13, 'strong'), color: vars.color.ink })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) })

export const note = style({ ...type(12), color: vars.color.ink3 })

export const field = style({ display: 'flex', flexDirection: 'column', gap: px(2), color: vars.color.ink2 })

export const select = style({
  ...type(13),
  width: '100%',
  minHeight: 40,
  padding: '0 8px',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.edge}`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
})

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: px(8),
  padding: '4px 0',
})

export const path = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const aside = style({ ...figures, flex: 'none', color: vars.color.ink3 })

export const bad = style({ color: vars.color.bad })

export const details = style({ ...type(12), color: vars.color.ink2 })

export const raw = style({
  ...type(12),
  margin: '4px 0 8px',
  padding: px(8),
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

globalStyle(`${details} summary`, { cursor: 'pointer' })
