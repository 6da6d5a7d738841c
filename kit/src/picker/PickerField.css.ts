import { style } from '@vanilla-extract/css'
import { focusRing, px, vars } from '../theme/base.ts'

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  paddingBlock: px(10),
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&:focus-visible': { ...focusRing, outlineOffset: '0px', borderRadius: vars.radius.small },
  },
})

/** Takes as many lines as it needs: names of places are not cut. */
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const placeholder = style({ color: vars.color.ink3 })

export const mark = style({ flex: 'none', color: vars.color.ink3 })
