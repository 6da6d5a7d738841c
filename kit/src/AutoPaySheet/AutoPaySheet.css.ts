import { style } from '@vanilla-extract/css'
import { figures, px, space, type, vars } from '../theme/base.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBottom: space[4],
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  padding: space[4],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
})

export const cardTexts = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const cardLabel = style({ ...type(12), color: vars.color.ink3 })

export const cardName = style({ ...type(15, 'strong'), ...figures, color: vars.color.ink })

export const points = style({ display: 'grid', gap: px(10), paddingInline: px(4) })

export const point = style({
  ...type(15),
  display: 'flex',
  gap: px(8),
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})

export const mark = style({ flex: 'none', marginTop: '0.22em', color: vars.color.ok })

export const errorCode = style({ ...type(12), display: 'block', color: vars.color.ink2 })
