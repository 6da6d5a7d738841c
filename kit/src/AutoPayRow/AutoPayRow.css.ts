import { style } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'

export const root = style({ minWidth: 0 })

export const switchRow = style({ paddingInline: space[4] })
