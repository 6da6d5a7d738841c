import { style } from '@vanilla-extract/css'
import { figures, px, type, vars } from '@koo/kit/theme'

export const outcome = style({ ...figures, ...type(12, 'strong'), letterSpacing: 0, flex: 'none' })

export const faultMark = style({
  ...type(12),
  minWidth: 0,
  maxWidth: '34%',
  color: vars.color.warn,
  overflowWrap: 'anywhere',
})

export const chevron = style({
  flex: 'none',
  alignSelf: 'center',
  width: 14,
  height: 14,
  color: vars.color.ink3,
})
export const turned = style({ transform: 'rotate(180deg)' })

export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: px(8),
  padding: `${px(4)} 0 ${px(16)}`,
})
