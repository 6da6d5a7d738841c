import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.3 } })

/** A ring with a gap, in the colour and size of the text around it. */
export const ring = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'baseline',
  width: '1.1em',
  height: '1.1em',
  borderRadius: '50%',
  border: '0.13em solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 1600ms ease-in-out infinite` },
  },
})
