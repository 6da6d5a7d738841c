import { style } from '@vanilla-extract/css'
import { px, space, type, vars } from '../theme/base.ts'

export const root = style({ display: 'grid', gap: space[3], marginTop: px(4), minWidth: 0 })

export const picture = style({
  width: '100%',
  maxHeight: '40vh',
  borderRadius: vars.radius.card,
  objectFit: 'contain',
})

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: px(8) })

export const figure = style({
  display: 'grid',
  flex: '1 1 6em',
  alignContent: 'space-between',
  gap: px(4),
  minWidth: 0,
  padding: `${px(12)} ${px(8)}`,
  borderRadius: vars.radius.card,
  color: vars.color.benefit,
  backgroundColor: vars.color.benefitTint,
})

export const single = style({ padding: `${space[4]} ${px(12)}` })

export const label = style({ ...type(13), color: vars.color.ink2, overflowWrap: 'anywhere' })

export const value = style({ overflowWrap: 'anywhere' })

export const text = style({ ...type(15), color: vars.color.ink2, overflowWrap: 'anywhere' })

export const note = style({ ...type(12), color: vars.color.ink3, overflowWrap: 'anywhere' })
