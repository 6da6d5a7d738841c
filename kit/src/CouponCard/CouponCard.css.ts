import { style, styleVariants } from '@vanilla-extract/css'
import { coveringInput, wholeLineOfLargeText } from '../theme/fragments.ts'
import {
  figures,
  focusRing,
  hairline,
  motion,
  plainButton,
  px,
  pxAtLeast,
  space,
  type,
  vars,
} from '../theme/base.ts'

export const root = style({
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${motion.fast} ${motion.move}`,
})

export const chosen = style({ boxShadow: `inset 0 0 0 1.5px ${vars.color.brand}` })

export const ticket = style({
  position: 'relative',
  display: 'flex',
  // With large text the figure stands above the words.
  flexWrap: 'wrap',
  alignItems: 'stretch',
  minHeight: pxAtLeast(84),
  overflow: 'hidden',
  borderRadius: 'inherit',
})

/** Covers the card: the whole card is the touch target and the focus frame of a screen reader. */
export const input = style({
  ...coveringInput,
  cursor: 'pointer',
})

const figureGap = space[3]
/** As wide as the line at least is: a browser rounds a border down to whole pixels of the screen. */
const line = '1px'

/** A notch at either end of the dashed line, as on a paper ticket. */
const notch = {
  content: '""',
  position: 'absolute',
  left: `calc(${px(-6)} - ${line})`,
  width: px(12),
  height: px(12),
  borderRadius: '50%',
  backgroundColor: vars.color.paper,
} as const

const notchOut = `calc(${figureGap} * -1 - ${px(7)})`

/** Centred as a whole: Chromium 69 centres no single line of words by `alignContent`. */
export const figure = style({
  ...figures,
  ...type(22, 'hero'),
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  flex: 'none',
  minWidth: px(92),
  maxWidth: '45%',
  margin: `${figureGap} 0`,
  padding: `0 calc(${px(6)} + ${line}) 0 ${px(6)}`,
  color: vars.color.benefit,
  textAlign: 'center',
})

export const longFigure = style({ ...type(17, 'hero') })

export const unit = style({ ...type(13, 'strong'), marginLeft: px(1) })

export const unitBelow = style({ ...type(12, 'strong'), flexBasis: '100%' })

/** With the dashed line, which lies over the end of the figure's column. */
export const body = style({
  position: 'relative',
  flex: `1 1 ${wholeLineOfLargeText}`,
  minWidth: 0,
  // Beside the mark, also on a line of its own.
  maxWidth: `calc(100% - ${px(24)} - 2.2rem)`,
  margin: `${figureGap} 0 ${figureGap} -${line}`,
  paddingLeft: space[3],
  borderLeft: `1.5px dashed ${vars.color.line}`,
  selectors: {
    // Neither an action nor a mark beside it.
    '&:last-child': { paddingRight: space[3] },
    '&::before': { ...notch, top: notchOut },
    '&::after': { ...notch, bottom: notchOut },
    [`${chosen} &::before, ${chosen} &::after`]: { boxShadow: `inset 0 0 0 1.5px ${vars.color.brand}` },
  },
})

export const title = style({ ...type(15, 'strong'), display: 'block', overflowWrap: 'anywhere' })

export const tag = style({ marginLeft: px(6), fontWeight: 400 })

export const faint = style({ color: vars.color.ink3 })

export const conditions = style({
  ...type(12),
  ...figures,
  marginTop: px(2),
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})

export const saving = style({ color: vars.color.benefit })

export const reason = style({ marginTop: px(2), color: vars.color.ink2 })

/** Above the input that covers the card. It looks one line high; the target is 44. */
export const toggle = style({
  ...plainButton,
  ...type(12),
  position: 'relative',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(2),
  marginTop: px(2),
  color: vars.color.ink2,
  borderRadius: vars.radius.small,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-12px -12px -16px' },
    '&:focus-visible': focusRing,
  },
})

export const turn = style({ transition: `transform ${motion.base} ${motion.move}` })

export const turned = style([turn, { transform: 'rotate(180deg)' }])

const markBase = style({
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  ...type(13),
  width: '1.54em',
  height: '1.54em',
  margin: `0 ${space[3]}`,
  border: `1.5px solid ${vars.color.edge}`,
  color: vars.color.onBrand,
  transition: `border-width ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: { [`${input}:focus-visible ~ &`]: focusRing },
})

export const mark = styleVariants({
  radio: [
    markBase,
    {
      borderRadius: '50%',
      selectors: { [`${input}:checked ~ &`]: { borderWidth: '0.46em', borderColor: vars.color.brand } },
    },
  ],
  checkbox: [
    markBase,
    {
      borderRadius: vars.radius.small,
      selectors: {
        [`${input}:checked ~ &`]: { borderColor: vars.color.brand, backgroundColor: vars.color.brand },
      },
    },
  ],
})

export const action = style({ flex: 'none', alignSelf: 'center', padding: `0 ${space[3]}` })

export const details = style({
  ...type(12),
  margin: `0 ${space[3]}`,
  padding: `${px(8)} 0 ${space[3]}`,
  borderTop: hairline,
  color: vars.color.ink2,
})
