import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, hairline, layer, plainButton, px, safe, type, vars } from '@koo/kit/theme'

/** From this width on there is room beside the page's column, which is at most 480 wide. */
const docked = '(min-width: 768px)'
const width = 'var(--lab-width)'

globalStyle(':root', {
  '@media': {
    [docked]: { vars: { '--lab-width': 'calc(100vw - 480px)' } },
    '(min-width: 900px)': { vars: { '--lab-width': '420px' } },
  },
})

export const panel = style({
  ...type(13),
  // The lab is a tool, not a page: it does not scale with the screen.
  vars: { '--koo-u': '1px' },
  position: 'fixed',
  zIndex: layer.toast + 1,
  left: 0,
  top: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100vw',
  maxWidth: 420,
  paddingTop: safe.top,
  outline: 'none',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': { [docked]: { width, borderRight: hairline, boxShadow: 'none' } },
})

// The page and its overlays move into the remaining space.
globalStyle('html[data-lab] body', { '@media': { [docked]: { paddingInlineStart: width } } })
globalStyle('html[data-lab] [role="dialog"]', {
  '@media': { [docked]: { translate: `calc(${width} / 2) 0` } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${px(4)} ${px(4)} 0 ${px(16)}`,
})

export const title = style({ ...type(17, 'strong') })

export const situation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(6),
  padding: `0 ${px(16)} ${px(4)}`,
})

/** One fact of the current situation; opens the tab that changes it. */
export const mark = style({
  ...plainButton,
  ...type(12),
  minHeight: 28,
  padding: `${px(2)} ${px(8)}`,
  borderRadius: 8,
  color: vars.color.ink2,
  backgroundColor: vars.color.sunken,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': focusRing,
  },
})
export const markWarn = style({ color: vars.color.warn, backgroundColor: vars.color.warnTint })

export const tabs = style({ flex: 1 })
export const tabList = style({
  flex: 'none',
  padding: `0 ${px(10)}`,
  borderBottom: hairline,
  selectors: { '&&': { display: 'flex', gap: 0 } },
})
globalStyle(`${tabList}${tabList} > button`, { ...type(13), flex: '1 0 auto', padding: `0 ${px(6)}` })

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${px(16)} ${px(24)}`,
  accentColor: vars.color.brand,
  selectors: { '&&:focus-visible': { outlineOffset: '-2px' } },
})

export const notice = style({
  ...type(12),
  flex: 'none',
  padding: `${px(8)} ${px(16)} calc(${px(8)} + ${safe.bottom})`,
  borderTop: hairline,
  color: vars.color.ok,
  backgroundColor: vars.color.okTint,
  overflowWrap: 'anywhere',
})
export const noticeBad = style({ color: vars.color.bad, backgroundColor: vars.color.badTint })
