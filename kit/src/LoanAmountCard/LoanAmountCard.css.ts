import { style } from '@vanilla-extract/css'
import { figures, hairline, px, space, type, vars } from '../theme/base.ts'

export const root = style({ textAlign: 'center' })

export const label = style({ ...type(13), marginTop: px(6), color: vars.color.ink2 })

/** A line of text, or the shape of one: as high with either. */
const oneHigh = (size: 13 | 44) => ({
  ...type(size),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `${type(size).lineHeight}em`,
})

export const amount = style({ ...oneHigh(44), margin: `${px(4)} 0` })

export const card = style({ ...oneHigh(13), ...figures, marginBottom: px(6), color: vars.color.ink2 })

export const facts = style({
  display: 'grid',
  gap: px(8),
  marginTop: space[4],
  paddingTop: space[4],
  borderTop: hairline,
})

export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
})

export const factLabel = style({ ...type(13), flex: 'none', color: vars.color.ink2 })

export const factValue = style({
  ...type(15),
  ...figures,
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
