import { focusRing, plainButton, px, pxAtLeast, space, type, vars } from '@koo/kit/theme/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const pressed = {
  '&:active': { opacity: 0.8 },
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
} as const

export const notice = style({
  ...type(13),
  display: 'flex',
  alignItems: 'flex-start',
  padding: `${px(9)} ${px(12)}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
})

export const noticeIcon = style({ flex: 'none', marginTop: px(2), marginInlineEnd: px(8) })

/** The one card of the page with a hue: it is what the customer came for. */
export const limit = style({
  padding: `${px(20)} ${space[4]} ${space[4]}`,
  backgroundColor: vars.color.brandTint,
})

export const limitTitle = style({
  ...type(26, 'hero'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const limitText = style({
  ...type(13),
  marginTop: px(4),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})

export const limitButton = style({ marginTop: px(16) })

export const entries = style({
  ...type(15),
  display: 'grid',
  // Four in a line, and fewer where the customer's text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.3em), 1fr))',
  gridGap: `${px(12)} 0`,
})

export const entry = style({
  ...plainButton,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  minHeight: pxAtLeast(72),
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  selectors: pressed,
})

export const entryPicture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: px(44),
  height: px(44),
  overflow: 'hidden',
  borderRadius: px(14),
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
  fontSize: px(22),
})

export const entryImage = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const entryTitle = style({ ...type(13), marginTop: px(6), maxWidth: '100%', overflowWrap: 'anywhere' })

const mark = style({
  ...type(12, 'strong'),
  position: 'absolute',
  top: px(-6),
  padding: `0 ${px(4)}`,
  borderRadius: px(9),
  color: vars.color.onBad,
  backgroundColor: vars.color.bad,
  textAlign: 'center',
})

/** A number lies on the corner of the picture; a text ends where the entry does, and goes on in a second line. */
export const entryMark = styleVariants({
  number: [mark, { left: '54%', minWidth: px(18), whiteSpace: 'nowrap' }],
  text: [mark, { right: 0, maxWidth: '100%', overflowWrap: 'anywhere' }],
})

export const coupon = style({
  ...plainButton,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '42%',
  minWidth: px(136),
  padding: px(12),
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.benefitTint,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: pressed,
})

export const couponTitle = style({ ...type(15, 'strong'), color: vars.color.benefit })

export const couponText = style({ ...type(12), marginTop: px(2), color: vars.color.ink2 })

export const couponAction = style({
  ...type(13, 'strong'),
  marginTop: 'auto',
  paddingTop: px(10),
  color: vars.color.benefit,
})

const card = style({
  ...plainButton,
  display: 'block',
  minWidth: 0,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: pressed,
})

export const pictureCard = styleVariants({
  one: [card, { width: '78%' }],
  wide: [card, { width: '100%' }],
})

/** Has its height before the picture is loaded, and without one. */
export const picture = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: px(96),
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
  fontSize: px(26),
})

export const pictureImage = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const pictureMark = style({
  ...type(12, 'strong'),
  position: 'absolute',
  top: px(8),
  right: px(8),
  maxWidth: '80%',
  padding: `0 ${px(6)}`,
  borderRadius: vars.radius.small,
  color: vars.color.surface,
  backgroundColor: vars.color.ink2,
})

export const pictureTitle = style({
  ...type(15, 'strong'),
  display: 'block',
  marginTop: px(8),
  color: vars.color.ink,
})
