import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { shapePadding, shaped } from '../theme/fragments.ts'
import { focusRing, motion, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 })

export const head = style({ minWidth: 0, textAlign: 'center' })

export const title = style({ ...type(22, 'hero'), color: vars.color.ink })

/** Keeps two lines, so that the frame does not move while hints change. */
export const hint = style({
  ...type(15),
  minHeight: '2.934em',
  marginTop: px(4),
  color: vars.color.ink2,
  textWrap: 'balance',
})

export const warning = style({ color: vars.color.warn, fontWeight: 600 })

const frameBase = style({
  ...shaped(1.58, 1),
  alignSelf: 'center',
  width: '100%',
  overflow: 'hidden',
  color: vars.color.ink3,
  backgroundColor: vars.color.sunken,
})

const card = { borderRadius: vars.radius.card } as const

/** Light around the face lights it: the frame stands on the page, not on black. */
export const frame = styleVariants({
  face: [
    frameBase,
    {
      width: px(272),
      maxWidth: '100%',
      '::before': { paddingTop: shapePadding(1, 1) },
      borderRadius: '50%',
      boxShadow: `0 0 0 ${px(4)} ${vars.color.paper}, 0 0 0 ${px(6)} ${vars.color.brandSoft}`,
    },
  ],
  idFront: [frameBase, card],
  idBack: [frameBase, card],
  document: [
    frameBase,
    {
      maxWidth: px(264),
      borderRadius: vars.radius.card,
      '::before': { paddingTop: shapePadding(0.752, 1) },
    },
  ],
})

/** Before the camera: the ground of a drawing. */
export const idle = style({ color: vars.color.brand, backgroundColor: vars.color.brandTint })

/** The ring of the frame is that of the progress. */
export const ringed = style({ boxShadow: 'none' })

export const around = style({ position: 'absolute', inset: 0, maxWidth: '100%' })

export const picture = style({ position: 'absolute', inset: 0 })

globalStyle(`${picture} > *`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })

export const mirrored = style({ transform: 'scaleX(-1)' })

export const over = style({
  ...type(26),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})

export const guide = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
})

export const guideEdge = style({ stroke: vars.color.toast, strokeWidth: 2, opacity: 0.7 })

export const drawing = style({ stroke: 'currentcolor', strokeWidth: 1.1 })

export const eyes = style({ stroke: 'currentcolor', strokeWidth: 3.4 })

export const guideLine = style({ stroke: vars.color.onToast, strokeWidth: 1 })

/** As high as the shutter in every state, so that nothing moves below the frame. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `1fr auto 1fr`,
  alignItems: 'center',
  minHeight: pxAtLeast(72),
})

globalStyle(`${row} > *`, { gridColumn: 2, gridRow: 1 })

const side = { fontSize: px(22), color: vars.color.ink2 } as const

export const before = style({
  ...side,
  selectors: { [`${row} > &`]: { gridColumn: 1, justifySelf: 'center' } },
})

export const after = style({
  ...side,
  selectors: { [`${row} > &`]: { gridColumn: 3, justifySelf: 'center' } },
})

export const shutter = style({
  ...plainButton,
  display: 'grid',
  placeItems: 'center',
  width: pxAtLeast(72),
  height: pxAtLeast(72),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${px(4)} ${vars.color.brand}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { boxShadow: `inset 0 0 0 ${px(4)} ${vars.color.idle}`, cursor: 'not-allowed' },
  },
})

const disc = style({
  width: pxAtLeast(56),
  height: pxAtLeast(56),
  borderRadius: '50%',
  transition: `transform ${motion.fast} ${motion.move}`,
  selectors: {
    [`${shutter}:active:enabled > &`]: { transform: 'scale(0.92)' },
    [`${shutter}:disabled > &`]: { backgroundColor: vars.color.idle },
  },
})

export const shutterPhoto = style([disc, { backgroundColor: vars.color.brand }])

/** Red, as every camera shows a recording. */
export const shutterClip = style([disc, { backgroundColor: vars.color.bad }])

export const stop = style({
  width: pxAtLeast(20),
  height: pxAtLeast(20),
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.bad,
})

export const percent = style({
  ...type(15, 'strong'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})

export const choices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: px(12),
  alignItems: 'center',
  minHeight: pxAtLeast(72),
})

export const stack = style({ display: 'flex', flexDirection: 'column', gap: px(4), minHeight: pxAtLeast(72) })
