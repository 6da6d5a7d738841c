import { style } from '@vanilla-extract/css'
import { focusRing, layer, plainButton, type, vars } from '@koo/kit/theme'

/** The handle at an edge of the page, narrow enough to fit into the page's gutter. */
export const handle = style({
  ...plainButton,
  ...type(12, 'strong'),
  position: 'fixed',
  zIndex: layer.toast,
  left: 0,
  transform: 'translateY(-50%)',
  minWidth: 24,
  padding: '10px 4px',
  // One sign a line: WebKit does not turn the text of a button by `writing-mode`.
  width: 24,
  lineHeight: 1.2,
  whiteSpace: 'normal',
  wordBreak: 'break-all',
  borderRadius: '0 8px 8px 0',
  color: vars.color.onToast,
  backgroundColor: vars.color.toast,
  // A finger that moves the handle must not scroll the page.
  touchAction: 'none',
  selectors: {
    '&[data-side=right]': { left: 'auto', right: 0, borderRadius: '8px 0 0 8px' },
    '&:focus-visible': focusRing,
  },
})
