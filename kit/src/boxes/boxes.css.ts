import { styleVariants } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'
import { boxGaps } from './box.ts'

/** Spaces between the children of a grid. Not of a flex box: Chromium before 84 and Safari before 14.1 know no gap there. */
export const gap = styleVariants(
  Object.fromEntries(boxGaps.map((step) => [step, { gap: space[step] }])) as Record<
    (typeof boxGaps)[number],
    { gap: string }
  >,
)
