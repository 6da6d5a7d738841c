import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { forcedColours } from '../theme/fragments.ts'
import { figures, motion, px, space, type, vars } from '../theme/base.ts'

/** Depth of the notches along the lower edge, and the way from one to the next. */
const notch = 7
const pitch = 14

/** Around the paper while it comes out, so that its shadow is not cut. */
const print = keyframes({
  from: { clipPath: 'inset(0 -32px 100% -32px)', transform: 'translateY(-8px)' },
  to: { clipPath: 'inset(0 -32px -48px -32px)', transform: 'none' },
})

/** Printed in once, in 320 ms; it is simply there when the customer prefers less motion. */
export const root = style({
  position: 'relative',
  minWidth: 0,
  animation: `${print} calc(${motion.slow} * 1.6) ${motion.enter}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: {
    // The shadow of the card, which the mask of the paper would cut.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: px(notch + 2),
      left: 0,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.card,
    },
  },
})

/** The lower edge is bitten in half circles, by the mask with the prefix, which all engines know; without it the edge is straight. */
export const paper = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space[4]} ${space[4]} calc(${space[4]} + ${px(notch)})`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  backgroundColor: vars.color.surface,
  WebkitMaskImage: `linear-gradient(black, black), radial-gradient(circle at 50% 100%, transparent ${px(4)}, black calc(${px(4)} + 0.5px))`,
  WebkitMaskPosition: '0 0, 0 100%',
  WebkitMaskSize: `100% calc(100% - ${px(notch)} + 0.5px), ${px(pitch)} ${px(notch)}`,
  WebkitMaskRepeat: 'no-repeat, round no-repeat',
  // The system has no grounds then: the paper is a line around it.
  '@media': { [forcedColours]: { border: '1px solid', WebkitMaskImage: 'none' } },
})

export const head = style({
  ...type(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${px(2)} ${px(12)}`,
})

export const title = style({ ...type(13, 'strong'), minWidth: 0, color: vars.color.ink2 })

export const date = style({ ...figures, minWidth: 0, color: vars.color.ink3 })

export const sum = style({ paddingTop: space[4], textAlign: 'center' })

export const label = style({ ...type(13), color: vars.color.ink2 })

/** The comma of the figure hangs below its line, where the reset cuts a long text: the padding is taken back by the margin. */
export const amount = style({ ...type(44), margin: `${px(4)} 0 ${px(-3)}`, paddingBottom: px(7) })

/** The name of a bank is the server's, whatever its length. */
export const note = style({ ...type(13), ...figures, color: vars.color.ink2, overflowWrap: 'anywhere' })

const gap = space[4]

/** A hole in the edge, as where a slip is torn off. */
const hole = {
  content: '""',
  position: 'absolute',
  top: px(-6),
  width: px(12),
  height: px(12),
  borderRadius: '50%',
  backgroundColor: vars.color.paper,
  '@media': { [forcedColours]: { display: 'none' } },
} as const

/** What begins below a perforated line. */
export const cut = style({
  position: 'relative',
  marginTop: gap,
  paddingTop: gap,
  borderTop: `1.5px dashed ${vars.color.line}`,
  selectors: {
    '&::before': { ...hole, left: `calc(${space[4]} * -1 - ${px(6)})` },
    '&::after': { ...hole, right: `calc(${space[4]} * -1 - ${px(6)})` },
  },
})

/** Without the line of its own: the perforation is there. */
export const facts = style({ display: 'grid', gap: px(10), selectors: { '&&': { borderTop: 0 } } })

/** Beside each other where there is room. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[5] })

globalStyle(`${actions} > *`, { flex: '1 0 auto' })
