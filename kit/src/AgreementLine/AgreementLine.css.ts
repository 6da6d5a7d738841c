import { keyframes, style } from '@vanilla-extract/css'
import { link as linkText } from '../theme/fragments.ts'
import { focusRing, motion, px, type, vars } from '../theme/base.ts'

export const root = style({ ...type(13), color: vars.color.ink2 })

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-4px)' },
  '40%, 80%': { transform: 'translateX(4px)' },
})

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: px(8) })

export const shaken = style({ animation: `${shake} ${motion.slow} ${motion.move}` })

/** Ends within the padding on the narrowest screen. */
const fade =
  'linear-gradient(transparent 2px, black 12px, black calc(100% - 12px), transparent calc(100% - 2px))'

/**
 * Six lines: longer names are read by moving them, and never push the page away from under the button. The padding is for
 * the links: what can be touched of them is higher than their line. Names fade out in it, which shows that there are more:
 * by the mask with the prefix, which all engines know.
 */
export const text = style({
  WebkitMaskImage: fade,
  minWidth: 0,
  flex: '1 1 auto',
  boxSizing: 'content-box',
  maxHeight: '8.4em',
  overflowY: 'auto',
  paddingBlock: px(14),
  marginBlock: px(-14),
})

/** The underline marks the link, because colour alone is not enough. */
export const link = style({
  color: linkText.color,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.brandSoft,
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0, borderRadius: vars.radius.small } },
})

export const message = style({ marginTop: px(4) })
