import { style } from '@vanilla-extract/css'
import { figures, px, space, type, vars } from '../theme/base.ts'

export const root = style({ textAlign: 'center' })

export const label = style({ ...type(13), marginTop: px(6), color: vars.color.ink2 })

/** The same height for a line of text and for its skeleton. */
const oneHigh = (size: 13 | 44) => ({
  ...type(size),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `${type(size).lineHeight}em`,
})

/** The comma of the figure hangs below its line, where the reset cuts a long text: the padding is taken back by the margin. */
export const amount = style({
  ...oneHigh(44),
  boxSizing: 'content-box',
  margin: `${px(4)} 0 ${px(-3)}`,
  paddingBottom: px(7),
})

/** The name of a bank is the server's, whatever its length. */
export const card = style({
  ...oneHigh(13),
  ...figures,
  marginBottom: px(6),
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
})

export const facts = style({ display: 'grid', gap: px(8), marginTop: space[4], paddingTop: space[4] })
