import { style } from '@vanilla-extract/css'
import { layer, safe, vars } from '../theme/base.ts'

export const root = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  height: safe.top,
  backgroundColor: vars.color.paper,
})
