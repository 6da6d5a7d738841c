import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

/** The button goes below the amount when both do not fit beside each other. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: px(12),
})

export const amount = style({ minWidth: 0 })

export const label = style({ ...type(13), display: 'block', color: vars.color.ink2 })

export const action = style({ paddingInline: space[5] })

export const claims = style({ display: 'flex', flexWrap: 'wrap', gap: px(6), marginTop: px(12) })

/** With large text it is wider than the card. */
export const claim = style({ selectors: { '&&': { whiteSpace: 'normal' } } })
