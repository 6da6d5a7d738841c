import { keyframes, style } from '@vanilla-extract/css'
import {
  figures,
  focusRing,
  hairline,
  motion,
  plainButton,
  px,
  pxAtLeast,
  space,
  type,
  vars,
} from '../theme/base.ts'
import { inlineText } from '../theme/fragments.ts'
import { series } from '../theme/series.ts'

export const legend = style({
  ...type(12),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  margin: `0 0 ${space[2]}`,
  padding: `0 ${px(4)}`,
  color: vars.color.ink2,
})

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: px(4) })

const swatch = style({ flex: 'none', width: px(8), height: px(8), borderRadius: '2px' })

export const principalKey = style([swatch, series.principal])

export const chargeKey = style([swatch, series.charge])

export const item = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: space[4],
      right: space[4],
      borderTop: hairline,
    },
  },
})

export const row = style({
  ...plainButton,
  ...figures,
  display: 'block',
  width: '100%',
  minHeight: pxAtLeast(64),
  padding: `${px(12)} ${space[4]}`,
  textAlign: 'start',
  color: vars.color.ink,
  selectors: {
    '&:active': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
})

export const chosen = style([row])

/** With large text the total goes below the name. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})

export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: px(6) })

export const label = style({
  ...type(15, 'strong'),
  selectors: { [`${chosen} &`]: { color: vars.color.brand } },
})

export const check = style({ color: vars.color.brand })

export const mark = style({ flex: 'none' })

export const total = style({ ...type(15, 'strong'), overflowWrap: 'anywhere' })

const grow = keyframes({ from: { transform: 'scaleX(0)' } })

/** Its pieces have one scale in all rows. */
export const bar = style({
  display: 'flex',
  height: px(8),
  margin: `${px(8)} 0`,
  maxHeight: 'none',
  transformOrigin: 'left',
  animation: `${grow} ${motion.slow} ${motion.enter}`,
})

const piece = style({ display: 'block', flex: 'none', height: '100%', borderRadius: '2px' })

export const principal = style([piece, series.principal])

/** The gap is its own, so that a principal is as long in every row. */
export const charge = style([
  piece,
  series.charge,
  { boxSizing: 'border-box', minWidth: '4px', borderLeft: `2px solid ${vars.color.surface}` },
])

export const details = style({
  ...type(12),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: vars.color.ink2,
})

export const detail = style({ ...inlineText, overflowWrap: 'anywhere' })
