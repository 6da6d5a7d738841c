import { style } from '@vanilla-extract/css'
import { gutter, px, space } from '../theme/base.ts'

/** A list with search keeps its height, also with few results. */
export const tall = style({ height: 'calc(var(--koo-visible, 100%) * 0.88)' })

export const search = style({ margin: `0 ${gutter} ${px(12)}` })

export const empty = style({ paddingBlock: space[8] })
