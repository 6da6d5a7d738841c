import { style } from '@vanilla-extract/css'
import { figures, hairline, space, type, vars } from '../theme/base.ts'

/** Below the text it explains; the caller sets the gaps. */
export const list = style({ display: 'grid', borderTop: hairline })

export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
})

export const label = style({ ...type(13), flex: 'none', maxWidth: '55%', color: vars.color.ink2 })

export const value = style({
  ...type(15),
  ...figures,
  flex: 1,
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
