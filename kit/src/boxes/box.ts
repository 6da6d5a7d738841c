import type { HTMLAttributes, Ref } from 'react'

/** Steps of the 4-point scale between children: 3 is 12 design pixels. */
export const boxGaps = [1, 2, 3, 4, 5, 6] as const

/** What every box of layout takes. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>
  /** The element, where it means something: `ul` for a list, `p` for a line of tags. Default: `div`. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'section'
  /** Space between the children, in steps of the 4-point scale. */
  gap?: (typeof boxGaps)[number]
}
