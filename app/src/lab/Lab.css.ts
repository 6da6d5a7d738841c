import { style } from '@vanilla-extract/css'
import { focusRing, layer, plainButton, type, vars } from '@koo/kit/theme'

/** The handle at the edge of the page, narrow enough to lie in its gutter. */
export const handle = style({
  ...plainButton,
  ...type(12, 'strong'),
  position: 'fixed',
  zIndex: layer.toast,
  left: 0,
  top: '58%',
  minWidth: 24,
  padding: '10px 4px',
  writingMode: 'vertical-rl',
  letterSpacing: '0.1em',
  borderRadius: '0 8px 8px 0',
  color: vars.color.onToast,
  backgroundColor: vars.color.toast,
  selectors: { '&:focus-visible': focusRing },
})

/** How to get in, on the login page. */
export const hint = style({ ...type(12), color: vars.color.ink3 })
