import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'

export const groups = style({ display: 'grid', gap: space[3] })

export const row = style({})

// The name is all there is: it takes the room that a value would have.
globalStyle(`${row} > span:first-child`, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${row} > span:nth-child(2)`, { flex: 'none' })
