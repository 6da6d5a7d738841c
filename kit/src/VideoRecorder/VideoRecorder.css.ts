import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { figures, px, pxAtLeast, space, type, vars } from '../theme/base.ts'
import { capped, coveringPicture, shapePadding, shaped } from '../theme/fragments.ts'

export const root = style({ display: 'flex', flexDirection: 'column' })

export const hint = style({ ...type(13), color: vars.color.ink2 })

/** Large and with much space between the lines: it is read from an arm's length, while the camera runs. */
export const sentence = style({
  ...capped,
  ...type(17, 'strong'),
  margin: `${space[3]} 0 ${space[4]}`,
  paddingLeft: px(12),
  borderLeft: `${px(3)} solid ${vars.color.brandSoft}`,
  lineHeight: 1.6,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

/** The picture of a recording has 280 x 176. */
const frameBase = style({
  ...shaped(280, 176),
  placeItems: 'center',
  alignSelf: 'center',
  width: px(280),
  maxWidth: '100%',
  marginBottom: space[4],
  overflow: 'hidden',
  borderRadius: vars.radius.card,
})

export const frame = styleVariants({
  init: [frameBase, { color: vars.color.ink2, backgroundColor: vars.color.sunken }],
  uploading: [frameBase, { color: vars.color.ink2, backgroundColor: vars.color.sunken }],
  success: [frameBase, { color: vars.color.ok, backgroundColor: vars.color.okTint }],
  fail: [frameBase, { color: vars.color.bad, backgroundColor: vars.color.badTint }],
})

/** A face needs more height than the picture of a recording has. */
export const live = style({ width: px(240), '::before': { paddingTop: shapePadding(1, 1) } })

export const camera = style({ position: 'absolute', inset: 0 })

globalStyle(`${camera} > *`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })

export const mirrored = style({ transform: 'scaleX(-1)' })

export const picture = style(coveringPicture)

export const label = style({
  ...type(15, 'strong'),
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: px(8),
  padding: `0 ${px(12)}`,
  textAlign: 'center',
})

export const icon = style({ display: 'grid', fontSize: px(26) })

/** The state over a picture. */
export const badge = style({
  ...type(13, 'strong'),
  position: 'absolute',
  right: px(8),
  bottom: px(8),
  display: 'flex',
  alignItems: 'center',
  gap: px(4),
  padding: `${px(2)} ${px(8)}`,
  borderRadius: vars.radius.small,
  color: vars.color.ok,
  backgroundColor: vars.color.surface,
})

/** The state over a running camera, away from the buttons of a player. */
export const top = style([badge, { top: px(8), bottom: 'auto', color: vars.color.ink }])

/** Red, as every camera shows a recording. */
export const dot = style({
  width: '0.62em',
  height: '0.62em',
  borderRadius: '50%',
  backgroundColor: vars.color.bad,
})

/** At the foot of the picture, where cameras have it. */
export const clock = style([
  badge,
  figures,
  { right: 'auto', left: '50%', transform: 'translateX(-50%)', whiteSpace: 'nowrap', color: vars.color.ink },
])

export const stop = style({ display: 'grid', justifyItems: 'center', gap: px(4), marginBottom: space[1] })

export const stopMark = style({
  width: pxAtLeast(20),
  height: pxAtLeast(20),
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.bad,
})

export const stopText = style({ ...type(13), color: vars.color.ink2 })

export const note = style({ ...type(13), marginTop: px(8), color: vars.color.ink2, textAlign: 'center' })
