import { style } from '@vanilla-extract/css'
import { figures, focusRing, plainButton, px, space, type, vars } from '../theme/base.ts'
import { capped } from '../theme/fragments.ts'

export const root = style({ display: 'grid', gap: px(10) })

export const term = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
})

/** Labels are not cut; a long one wraps, at half the width of the list. */
export const label = style({ ...type(13), flex: '0 0 auto', maxWidth: '55%', color: vars.color.ink2 })

export const value = style({
  ...type(15),
  ...figures,
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const benefit = style({ color: vars.color.benefit })

export const note = style({ ...type(12), display: 'block', color: vars.color.warn })

export const struck = style({ ...type(13), marginLeft: px(6), color: vars.color.ink3 })

/** A block of its own, so that a very long name is cut and the button beside it is not; it leaves room for the button. */
export const institution = style({
  ...capped,
  display: 'inline-block',
  maxWidth: `calc(100% - 1.25em - ${px(8)})`,
  verticalAlign: 'top',
})

export const info = style({
  ...plainButton,
  position: 'relative',
  marginLeft: px(4),
  color: vars.color.ink2,
  borderRadius: vars.radius.small,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-12px -12px' },
    '&:focus-visible': focusRing,
  },
})
