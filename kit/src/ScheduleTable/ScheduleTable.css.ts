import { style } from '@vanilla-extract/css'
import {
  figures,
  focusRing,
  hairline,
  hostBars,
  motion,
  plainButton,
  px,
  pxAtLeast,
  space,
  type,
  vars,
} from '../theme/base.ts'
import { inlineText } from '../theme/fragments.ts'

export const root = style({})

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' })

export const caption = style({ padding: 0, height: 0 })

export const head = style({ ...type(12), color: vars.color.ink3 })

/** Stays while the periods of its year scroll under it. */
export const year = style({
  ...type(12),
  position: 'sticky',
  top: `var(${hostBars}, 0px)`,
  padding: `${px(8)} 0 ${px(4)}`,
  textAlign: 'start',
  fontWeight: 400,
  color: vars.color.ink3,
  backgroundColor: vars.color.surface,
})

export const row = style({
  borderTop: hairline,
  selectors: { '&:first-child': { borderTop: 0 } },
})

export const startCell = style({
  ...figures,
  padding: `${px(8)} ${space[3]} ${px(8)} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: 400,
})

/** Does not wrap at normal text sizes; at twice the size a date may wrap. */
export const startText = style({ ...inlineText, minWidth: 'min(6rem, 30vw)' })

/** Beside its period; with large text below it. */
export const state = style({ ...inlineText, maxWidth: '100%', marginLeft: px(6) })

export const endCell = style({
  ...figures,
  padding: `${px(8)} 0`,
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: 400,
})

export const total = style({ display: 'block', fontWeight: 600 })

/** Wraps inside only when there is no space for one figure beside the period. */
export const figure = style({ ...inlineText, overflowWrap: 'anywhere' })

export const struck = style({
  ...type(12),
  ...inlineText,
  marginRight: px(6),
  color: vars.color.ink3,
  fontWeight: 400,
})

export const note = style({ ...type(12), display: 'block', color: vars.color.ink3 })

/** On a narrow screen a payment wraps between its parts, not inside them. */
export const part = style({ ...inlineText, marginLeft: space[2] })

export const benefit = style([part, { color: vars.color.benefit }])

export const toggle = style({
  ...plainButton,
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(4),
  width: '100%',
  minHeight: pxAtLeast(44),
  color: vars.color.brand,
  borderTop: hairline,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
})

const turn = `transform ${motion.base} ${motion.move}`

export const turned = style({ transform: 'rotate(180deg)', transition: turn })
