import { keyframes, style } from '@vanilla-extract/css'
import { forcedColours } from '../theme/fragments.ts'
import { layer, motion, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } })
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } })

export const root = style({
  position: 'fixed',
  // Centred by margins, not by a transform: a transform often puts text between two pixels.
  inset: '0 0 var(--koo-keyboard, 0px)',
  margin: 'auto',
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  width: `calc(100% - ${px(56)})`,
  maxWidth: px(319),
  height: 'fit-content',
  maxHeight: 'calc(var(--koo-visible, 100%) * 0.86)',
  padding: `${space[6]} ${space[5]} ${space[5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.sheet,
  outline: 'none',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${motion.base} ${motion.enter}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${vanish} ${motion.fast} ${motion.leave} forwards` },
  },
  '@media': { [forcedColours]: { border: '1px solid' } },
})

/** The icon brings its colour. */
export const lead = style({
  display: 'grid',
  placeItems: 'center',
  marginBottom: px(12),
  fontSize: px(36),
  lineHeight: 1,
})

export const title = style({ ...type(17, 'strong'), textAlign: 'center', overflowWrap: 'anywhere' })

/** Keeps clear of the close button, on both sides. */
export const titleBesideClose = style([title, { paddingInline: px(26) }])

export const body = style({
  ...type(15),
  marginTop: px(8),
  color: vars.color.ink2,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

/** A text that is read, not glanced at, starts at the edge. */
export const toRead = style({ textAlign: 'start', textWrap: 'wrap' })

/** Two buttons side by side, or one below the other when the texts are long. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: px(12), marginTop: space[6] })

export const action = style({ flex: '1 1 7em', minHeight: pxAtLeast(46) })

export const close = style({ position: 'absolute', top: px(4), right: px(4) })
