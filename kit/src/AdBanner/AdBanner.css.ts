import { style } from '@vanilla-extract/css'
import { focusRing, hairline, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { inlineText } from '../theme/fragments.ts'

export const root = style({
  ...plainButton,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  width: '100%',
  minHeight: pxAtLeast(72),
  padding: `${px(10)} ${space[4]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  textAlign: 'start',
  selectors: {
    '&:active': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
})

/** Has its size before it is loaded: nothing moves. */
export const picture = style({
  flex: 'none',
  width: px(72),
  height: px(52),
  borderRadius: vars.radius.small,
  objectFit: 'cover',
  backgroundColor: vars.color.sunken,
})

export const texts = style({ display: 'block', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const heading = style({ ...type(15, 'strong'), display: 'block', color: vars.color.ink })

export const text = style({ ...type(12), display: 'block', marginTop: px(2), color: vars.color.ink3 })

export const label = style({
  ...inlineText,
  maxWidth: '100%',
  marginInlineEnd: px(6),
  paddingInline: px(3),
  border: hairline,
  borderRadius: vars.radius.small,
})

export const action = style({
  ...type(13, 'strong'),
  maxWidth: '40%',
  overflowWrap: 'anywhere',
  color: vars.color.brand,
})
