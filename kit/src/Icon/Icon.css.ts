import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '.1rem',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** The line has one width at every size of the icon, and grows with the text size of the customer. Not inherited, so it is set here. */
globalStyle(`${root} *`, { vectorEffect: 'non-scaling-stroke' })
