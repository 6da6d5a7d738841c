import { style } from '@vanilla-extract/css'
import { figures, focusRing, hairline, motion, oneLine, px, pxAtLeast, type, vars } from '../theme/base.ts'

export const root = style({ position: 'relative', display: 'block', flex: 'none', cursor: 'pointer' })

/** Covers the card, so that a finger, a reader's focus frame and the scroll into view all meet the same box. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

/** Wide enough for ¥999,999.99, so that cards do not change width while the amount is typed. */
export const face = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: px(2),
  minWidth: pxAtLeast(104),
  minHeight: pxAtLeast(66),
  padding: `${px(10)} ${px(12)}`,
  borderRadius: vars.radius.control,
  border: hairline,
  backgroundColor: vars.color.surface,
  transition: `background-color ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.brand}`,
      backgroundColor: vars.color.brandTint,
    },
    [`${radio}:active:not(:disabled):not(:checked) + &`]: { backgroundColor: vars.color.sunken },
    [`${radio}:focus-visible + &`]: focusRing,
    [`${radio}:disabled + &`]: { backgroundColor: vars.color.sunken, cursor: 'not-allowed' },
  },
})

export const period = style({
  ...type(15, 'strong'),
  ...oneLine,
  color: vars.color.ink,
  selectors: {
    [`${radio}:checked + ${face} &`]: { color: vars.color.brand },
    [`${radio}:disabled + ${face} &`]: { color: vars.color.ink3 },
  },
})

export const special = style({
  marginLeft: px(6),
  selectors: { [`${radio}:checked + ${face} &`]: { backgroundColor: vars.color.surface } },
})

export const payment = style({
  ...type(13),
  ...figures,
  display: 'block',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  selectors: {
    [`${radio}:checked + ${face} &`]: { color: vars.color.ink },
    [`${radio}:disabled + ${face} &`]: { color: vars.color.ink3 },
  },
})

/** In the line of the text it stands for, so that the card is as high with one as with the other. */
export const skeleton = style({ display: 'inline-block', verticalAlign: 'middle' })
