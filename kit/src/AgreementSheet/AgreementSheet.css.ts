import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'

export const groups = style({ display: 'grid', gap: space[3] })

export const row = style({})

// The row has only a name, which takes the space of the value.
globalStyle(`${row} > span:first-child`, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${row} > span:nth-child(2)`, { flex: 'none' })
