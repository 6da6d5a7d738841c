import { keyframes, style } from '@vanilla-extract/css'
import { focusRing, hairline, motion, plainButton, px, pxAtLeast, space, type, vars } from '../theme/base.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Between two panels there is a thin line, as between the rows of a list. */
export const panel = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: space[4],
      right: space[4],
      borderTop: hairline,
    },
  },
})

export const title = style({
  ...plainButton,
  ...type(15),
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  width: '100%',
  minHeight: pxAtLeast(52),
  padding: `${px(10)} ${space[4]}`,
  textAlign: 'start',
  color: vars.color.ink,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.sunken },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.ink3 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.control },
  },
})

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const turn = style({
  flex: 'none',
  color: vars.color.ink3,
  transition: `transform ${motion.base} ${motion.move}`,
})

export const turned = style([turn, { transform: 'rotate(180deg)' }])

/** Without a `display` of its own: that would show it while it is hidden. */
export const content = style({
  ...type(13),
  padding: `${px(2)} ${space[4]} ${space[4]}`,
  color: vars.color.ink2,
  animation: `${appear} ${motion.base} ${motion.enter}`,
})
