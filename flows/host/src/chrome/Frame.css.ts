import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import {
  DESIGN_WIDTH,
  hostBars,
  layer,
  px,
  pxAtLeast,
  safe,
  space,
  TITLE_BAR,
  type,
  vars,
} from '@koo/kit/theme'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: px(DESIGN_WIDTH),
  minHeight: ['100vh', '100dvh'],
  margin: '0 auto',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  // A modal sets `pointer-events: none` on the body. Inherited, it would restyle the whole page at each opening; the backdrop
  // covers the page anyway.
  pointerEvents: 'auto',
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  vars: { [hostBars]: safe.top },
  selectors: { 'header ~ &': { vars: { [hostBars]: `calc(${pxAtLeast(TITLE_BAR)} + ${safe.top})` } } },
})

// A page fills the space below the bars; it need not have the height of the screen itself.
globalStyle(`${content}${content} > *`, { flex: '1 0 auto', minHeight: 0 })

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
})

/** A thin line while the next page is loading. Shown after a delay, so that it does not flash. */
export const pending = style({
  position: 'fixed',
  zIndex: layer.bar + 1,
  top: safe.top,
  left: 0,
  right: 0,
  height: 2,
  overflow: 'hidden',
  opacity: 0,
  animation: `${keyframes({ to: { opacity: 1 } })} 1ms 200ms forwards`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: '40%',
    backgroundColor: vars.color.brand,
    animation: `${run} 1200ms linear infinite`,
  },
})

export const offline = style({
  ...type(13),
  padding: `${px(6)} ${space[4]}`,
  textAlign: 'center',
  color: vars.color.warn,
  backgroundColor: vars.color.warnTint,
})
