import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'

export const root = style({ minWidth: 0 })

globalStyle(`${root} > ul`, { padding: 0, listStyle: 'none' })

/** The gap below each item is padding: a virtual list only adds up heights. */
export const item = style({ paddingBottom: space[3] })
