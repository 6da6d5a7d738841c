import { style } from '@vanilla-extract/css'
import { figures, focusRing, px, type, vars } from '@koo/kit/theme'

export const tree = style({ ...type(13), margin: `0 ${px(-8)}` })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: px(4),
  padding: `${px(4)} ${px(8)}`,
  borderRadius: 6,
  cursor: 'default',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
})

export const folds = style({ cursor: 'pointer' })

export const twist = style({
  flex: 'none',
  alignSelf: 'center',
  width: 12,
  height: 12,
  color: vars.color.ink3,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
})
export const noTwist = style({ flex: 'none', width: 12 })

export const label = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })

/** An expandable line is emphasised; a plain value is shown as it is. */
export const heading = style({ color: vars.color.ink, fontWeight: 600 })

export const value = style({
  ...figures,
  letterSpacing: 0,
  flex: 1,
  minWidth: '30%',
  textAlign: 'end',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const count = style({ color: vars.color.ink3 })
