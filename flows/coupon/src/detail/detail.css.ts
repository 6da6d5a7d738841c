import { space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const rules = style({
  ...type(15),
  display: 'grid',
  gap: space[2],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})

/** One rule alone is a sentence, not a list. */
export const rule = style({
  selectors: { '&:not(:only-child)': { listStyle: 'disc', marginLeft: '1.2em' } },
})
