import { style } from '@vanilla-extract/css'
import { layer, oneLine, px, pxAtLeast, safe, TITLE_BAR, type, vars } from '../theme/base.ts'

const side = pxAtLeast(44)

export const root = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: `minmax(${side}, 1fr) minmax(0, auto) minmax(${side}, 1fr)`,
  alignItems: 'center',
  minHeight: `calc(${pxAtLeast(TITLE_BAR)} + ${safe.top})`,
  padding: `${safe.top} ${px(4)} 0`,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
})

export const title = style({ ...type(17, 'strong'), ...oneLine, gridColumn: 2, textAlign: 'center' })

export const start = style({ gridColumn: 1, justifySelf: 'start', color: vars.color.ink })

export const aside = style({ ...type(13), gridColumn: 3, justifySelf: 'end', color: vars.color.ink2 })
