import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
