import { style } from '@vanilla-extract/css'
import { oneLine, type, vars } from '../theme/base.ts'
import { unseenInk } from '../theme/fragments.ts'

/** The control, and the formatted date over it. */
export const box = style({ position: 'relative', display: 'flex', flex: 1, minWidth: 0 })

/** A touch anywhere on the line opens the date picker. */
export const control = style({
  selectors: {
    '&&': { minWidth: '100%' },
    '&::-webkit-calendar-picker-indicator': {
      position: 'absolute',
      inset: 0,
      width: 'auto',
      height: 'auto',
      opacity: 0,
      cursor: 'pointer',
    },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
})

/** Without focus our text is shown and the browser's own text, whose form depends on the phone, is hidden. */
export const atRest = style({ selectors: { '&&': unseenInk } })

export const text = style({
  ...type(17),
  ...oneLine,
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.ink,
  pointerEvents: 'none',
})

export const placeholder = style({ color: vars.color.ink3 })

export const disabled = style({ color: vars.color.ink3 })

export const icon = style({ display: 'flex', ...type(17), color: vars.color.ink3, pointerEvents: 'none' })
