import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** The block stands with 38 % of the free height above it. A block as high as the screen has none, and begins at the top. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  '::before': { content: '""', flex: '38 0 0px' },
  '::after': { content: '""', flex: '62 0 0px' },
})

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  paddingBottom: space[4],
})

export const head = style({ paddingBottom: space[2] })

export const points = style({ display: 'grid', gap: px(10) })

export const point = style({
  ...type(15),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: px(10),
  color: vars.color.ink,
})

export const pointIcon = style({ color: vars.color.ink3, marginTop: '0.1em' })
