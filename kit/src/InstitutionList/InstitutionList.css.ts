import { style } from '@vanilla-extract/css'
import { px, type, vars } from '../theme/base.ts'

export const root = style({ display: 'grid', gap: px(12), padding: 0, listStyle: 'none' })

export const institution = style({ display: 'flex', alignItems: 'center', gap: px(10), minWidth: 0 })

export const texts = style({ display: 'grid', minWidth: 0 })

/** Names are the server's, whatever their length. */
export const name = style({ ...type(15), color: vars.color.ink, overflowWrap: 'anywhere' })

export const note = style({ ...type(12), color: vars.color.ink3, overflowWrap: 'anywhere' })

export const more = style({ ...type(12), color: vars.color.ink3 })
