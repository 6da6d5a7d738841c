import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'

export const root = style({ minWidth: 0 })

globalStyle(`${root} > ul`, { margin: 0, padding: 0, listStyle: 'none' })

/** The gap stands under each item: a virtual list adds up heights only. */
export const item = style({ paddingBottom: space[3] })
