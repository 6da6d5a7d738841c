import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

/** Cells whose figures do not fit side by side go below one another: a figure is never broken. */
export const prizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // As far below the title as what an OfferDialog offers.
  margin: `${space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
})

export const prize = style({
  flex: `1 1 ${px(78)}`,
  maxWidth: '100%',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: px(4),
  padding: `${space[4]} ${px(6)}`,
  borderRadius: vars.radius.control,
  color: vars.color.benefit,
  backgroundColor: vars.color.benefitTint,
})

export const figure = style({ whiteSpace: 'nowrap' })

export const text = style({ ...type(17, 'strong'), overflowWrap: 'anywhere' })

export const largeText = style({ ...type(22, 'strong'), textWrap: 'balance', overflowWrap: 'anywhere' })

export const label = style({ ...type(12), color: vars.color.ink2, overflowWrap: 'anywhere' })

export const note = style({ ...type(13), margin: `${space[3]} 0 0`, color: vars.color.ink2 })

export const actions = style({ display: 'grid', gap: px(12), marginTop: space[6] })
