import { style } from '@vanilla-extract/css'
import { focusRing, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

export const root = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  gap: px(6),
  margin: 0,
  color: vars.color.ink2,
})

export const drawing = style({
  flex: 'none',
  width: px(16),
  height: px(16),
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const text = style({ minWidth: 0, flex: '1 1 auto' })

/** 44 high to the finger without making the line taller. */
export const action = style({
  ...plainButton,
  flex: 'none',
  minHeight: pxAtLeast(44),
  margin: `${px(-12)} ${px(-8)} ${px(-12)} 0`,
  padding: `0 ${space[2]}`,
  color: vars.color.brand,
  fontWeight: 600,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-6px' } },
})
