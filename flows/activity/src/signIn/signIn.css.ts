import { px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const streak = style({
  display: 'grid',
  justifyItems: 'center',
  rowGap: px(2),
  paddingBlock: space[2],
  textAlign: 'center',
})

export const label = style({ ...type(13), color: vars.color.ink2 })

export const text = style({ ...type(13), color: vars.color.ink2, overflowWrap: 'anywhere' })

/** The rules whole, however long they are. */
export const rules = style([text, { maxHeight: 'none', overflowY: 'visible' }])
