import { style } from '@vanilla-extract/css'
import { px, type, vars } from '../theme/base.ts'

export const root = style({})

export const reason = style({
  ...type(13),
  textAlign: 'center',
  color: vars.color.ink2,
  selectors: { '&:not(:empty)': { marginBottom: px(8) } },
})
