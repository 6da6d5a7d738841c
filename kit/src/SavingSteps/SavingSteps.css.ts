import { keyframes, style } from '@vanilla-extract/css'
import { figures, focusRing, motion, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { phrases } from '../theme/fragments.ts'
import { series } from '../theme/series.ts'

export const root = style({
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
})

export const title = style({
  ...plainButton,
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  minHeight: pxAtLeast(48),
  padding: `${px(10)} ${space[4]}`,
  textAlign: 'start',
  color: vars.color.ink,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.card },
  },
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const turn = style({
  flex: 'none',
  color: vars.color.ink3,
  transition: `transform ${motion.base} ${motion.move}`,
})

export const turned = style([turn, { transform: 'rotate(180deg)' }])

export const content = style({ padding: `0 ${space[4]} ${space[4]}` })

export const list = style({
  ...figures,
  display: 'grid',
  gap: px(10),
  gridTemplateColumns: 'minmax(0, 1fr)',
})

/** Label and figure beside each other, or below with large text; then the bar over the whole width. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  minWidth: 0,
})

export const label = style({ ...type(13), minWidth: 0, color: vars.color.ink2, overflowWrap: 'anywhere' })

export const value = style({
  ...type(13, 'strong'),
  minWidth: 0,
  marginLeft: 'auto',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

export const saved = style({ color: vars.color.benefit })

export const result = style({ ...type(15, 'strong') })

export const track = style({ flex: '0 0 100%', marginTop: px(4) })

const grow = keyframes({ from: { transform: 'scaleX(0)' } })

const bar = style({
  display: 'block',
  minWidth: '2px',
  height: px(8),
  maxHeight: 'none',
  borderRadius: '2px',
  animation: `${grow} ${motion.slow} ${motion.enter}`,
})

export const before = style([bar, series.charge, { transformOrigin: 'left' }])

/** It grows from where the one before it ends. */
export const step = style([bar, series.benefit, { transformOrigin: 'right' }])

export const after = style([bar, series.principal, { transformOrigin: 'left' }])

export const reason = style({ ...type(13), ...phrases, marginTop: space[3], color: vars.color.ink2 })
