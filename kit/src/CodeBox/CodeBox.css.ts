import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { motion, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const root = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', minWidth: 0 })

/** Halves below each other where the text is so large that its digits need wider boxes. */
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: px(8),
  maxWidth: '100%',
})

export const half = style({ display: 'flex', gap: px(8), minWidth: 0 })

export const box = style({
  ...type(22, 'strong'),
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  width: px(39),
  minWidth: '1.1em',
  height: pxAtLeast(48),
  minHeight: '1.5em',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  transition: `box-shadow ${motion.fast} ${motion.move}`,
})

export const boxWide = style({ width: px(52), height: pxAtLeast(56) })

export const boxActive = style({ boxShadow: `inset 0 0 0 2px ${vars.color.brand}` })

export const boxBad = style({ boxShadow: `inset 0 0 0 1.5px ${vars.color.bad}` })

export const boxOff = style({ backgroundColor: vars.color.sunken, color: vars.color.ink3 })

const blink = keyframes({ '50%': { opacity: 0 } })

export const caret = style({
  width: 2,
  height: '1em',
  borderRadius: 1,
  backgroundColor: vars.color.brand,
  animation: `${blink} 1100ms steps(1) infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const message = style({ selectors: { '&&': { marginTop: px(8), textAlign: 'center' } } })

// The rules of input-otp. It would insert them as a style element, which a strict style policy blocks. The one real
// input covers the boxes and must be invisible.
const invisible = {
  background: 'transparent !important',
  color: 'transparent !important',
  borderColor: 'transparent !important',
  opacity: '0 !important',
  boxShadow: 'none !important',
  WebkitTextFillColor: 'transparent !important',
} as const

globalStyle('[data-input-otp]::selection', {
  background: 'transparent !important',
  color: 'transparent !important',
})
// Two rules: a browser drops a whole rule when it does not know one of the selectors.
globalStyle('[data-input-otp]:autofill', invisible)
globalStyle('[data-input-otp]:-webkit-autofill', invisible)
globalStyle('[data-input-otp]', {
  '@supports': {
    '(-webkit-touch-callout: none)': {
      letterSpacing: '-0.6em !important',
      fontWeight: '100 !important',
      left: '-1px !important',
      right: '1px !important',
    },
  },
})
globalStyle('[data-input-otp] + *', { pointerEvents: 'all !important' as 'all' })
