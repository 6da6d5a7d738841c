import { style } from '@vanilla-extract/css'
import { figures, focusRing, hairline, px, type, vars } from '@koo/kit/theme'

export const group = style({ minWidth: 0, padding: 0, border: 0 })

export const groupName = style({ ...type(12), padding: `${px(8)} 0 ${px(4)}`, color: vars.color.ink3 })

export const person = style({
  position: 'relative',
  display: 'block',
  margin: `0 ${px(-8)}`,
  padding: px(8),
  borderRadius: 8,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-within': { ...focusRing, outlineOffset: '-2px' },
  },
})

export const chosen = style({ selectors: { '&, &:hover': { backgroundColor: vars.color.brandTint } } })

export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })

export const line = style({ display: 'flex', alignItems: 'center', gap: px(8) })
export const name = style({ ...type(13, 'strong'), minWidth: 0, overflowWrap: 'anywhere' })
export const mobile = style({ ...figures, ...type(12), marginInlineStart: 'auto', color: vars.color.ink2 })
export const shows = style({ ...type(12), display: 'block', marginTop: px(2), color: vars.color.ink2 })

/** The button stays visible below a long list. */
export const foot = style({
  position: 'sticky',
  bottom: px(-24),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  margin: `0 ${px(-16)} ${px(-24)}`,
  padding: `${px(8)} ${px(16)}`,
  borderTop: hairline,
  backgroundColor: vars.color.surface,
})
