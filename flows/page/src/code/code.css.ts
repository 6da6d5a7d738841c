import { figures, px, pxAtLeast, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: pxAtLeast(44),
  marginTop: space[2],
})

// Above the button where large text leaves it no more than a few characters a line.
export const label = style({
  ...type(13),
  ...figures,
  flex: '1 1 7em',
  maxWidth: 'max-content',
  marginInlineEnd: space[3],
  color: vars.color.ink2,
})

// Its text ends with the boxes below, so it is wider than its column; its focus ring stays clear of them.
export const send = style({
  ...figures,
  marginInline: `auto ${px(-8)}`,
  maxWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

export const voice = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: pxAtLeast(44),
  color: vars.color.ink2,
})
