import { style } from '@vanilla-extract/css'
import { DESIGN_WIDTH, gutter, hostBars, px, space, stepBar, vars } from '../theme/base.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: px(DESIGN_WIDTH),
  minHeight: '100vh',
  '@supports': {
    '(height: 100dvh)': { minHeight: `calc(100dvh - var(${hostBars}, 0px) - var(${stepBar.property}, 0px))` },
  },
  margin: '0 auto',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: px(12),
  minWidth: 0,
  padding: `${px(4)} ${gutter} ${space[6]}`,
})
