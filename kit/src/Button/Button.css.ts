import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusRing, plainButton, px, pxAtLeast, type, vars } from '../theme/base.ts'
import { forcedColours, link } from '../theme/fragments.ts'

export const root = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  maxWidth: '100%',
  textAlign: 'center',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed' },
  },
})

const filled = (ground: string, pressed: string, text: string) =>
  style({
    backgroundColor: ground,
    color: text,
    selectors: {
      '&:active:not(:disabled)': { backgroundColor: pressed },
      '&:disabled': {
        backgroundColor: vars.color.idle,
        color: vars.color.onIdle,
      },
    },
  })

export const kind = {
  primary: filled(vars.color.brand, vars.color.brandPressed, vars.color.onBrand),
  danger: filled(vars.color.bad, vars.color.badPressed, vars.color.onBad),
  secondary: style({
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
    selectors: {
      '&:active:not(:disabled)': { backgroundColor: vars.color.sunken },
      '&:disabled': {
        color: vars.color.onIdle,
        boxShadow: `inset 0 0 0 1px ${vars.color.idle}`,
      },
    },
  }),
  text: style({
    ...link,
    selectors: {
      '&:active:not(:disabled)': { color: vars.color.brandPressed },
      '&:disabled': { color: vars.color.onIdle },
    },
  }),
}

globalStyle(`${kind.primary}, ${kind.danger}, ${kind.secondary}`, {
  '@media': { [forcedColours]: { border: '1px solid' } },
})

export const size = styleVariants({
  large: {
    ...type(17, 'strong'),
    minHeight: pxAtLeast(50),
    padding: `${px(8)} ${px(20)}`,
    borderRadius: vars.radius.control,
  },
  medium: {
    ...type(15, 'strong'),
    minHeight: pxAtLeast(44),
    padding: `${px(6)} ${px(16)}`,
    borderRadius: vars.radius.control,
  },
  small: {
    ...type(13, 'strong'),
    minHeight: pxAtLeast(44),
    padding: `${px(4)} ${px(8)}`,
    borderRadius: vars.radius.control,
    position: 'relative',
    selectors: {
      // A label of one or two characters is narrower than 44; the touch target is not.
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: '50%',
        width: pxAtLeast(44),
        minWidth: '100%',
        transform: 'translateX(-50%)',
      },
    },
  },
})

export const block = style({ display: 'flex', width: '100%' })
