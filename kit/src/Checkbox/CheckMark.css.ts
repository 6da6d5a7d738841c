import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, motion, vars } from '../theme/base.ts'

/** As high as the first line, so that the mark is aligned with it at every text size. */
export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.34em',
  height: '1.467em',
})

export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '1.34em',
  height: '1.34em',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  font: 'inherit',
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.move}, border-color ${motion.fast} ${motion.move}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand, backgroundColor: vars.color.brand },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.bad },
    '&:disabled': { borderColor: vars.color.line, backgroundColor: vars.color.idle },
    '&:focus-visible': focusRing,
  },
})

/** One of several, as against a radio button. */
export const square = style({ borderRadius: vars.radius.small })

/** The touch target is larger than the mark. */
export const target = style({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: 44,
      height: 44,
      transform: 'translate(-50%, -50%)',
    },
  },
})

export const mark = style({
  gridArea: '1 / 1',
  zIndex: 1,
  width: '0.95em',
  height: '0.95em',
  strokeWidth: '0.12em',
  color: vars.color.onBrand,
  opacity: 0,
  pointerEvents: 'none',
})

globalStyle(`${input}:checked + ${mark}`, { opacity: 1 })
globalStyle(`${input}:disabled + ${mark}`, { color: vars.color.onIdle })
