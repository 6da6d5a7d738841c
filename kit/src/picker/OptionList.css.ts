import { style } from '@vanilla-extract/css'
import { focusRing, px, space, vars } from '../theme/base.ts'

const edge = `calc(${space[4]} * -1)`

/** Lines keep the card's distance from its edges; a pressed row is tinted from edge to edge. */
export const row = style({
  margin: `0 ${space[4]}`,
  selectors: {
    '&:active:has(input:enabled)': {
      backgroundColor: vars.color.sunken,
      boxShadow: `${edge} 0 0 ${vars.color.sunken}, ${space[4]} 0 0 ${vars.color.sunken}`,
    },
  },
})

export const selected = style({ color: vars.color.brand, fontWeight: 600 })

/** Covers the whole row up to the edges of the card, as the target for touch and screen readers. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInline: edge,
  borderRadius: vars.radius.card,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
})

export const check = style({ width: px(22), height: px(22), strokeWidth: 2.25 })
