import { styleVariants } from '@vanilla-extract/css'
import { space } from '../theme/base.ts'
import { boxGaps } from './box.ts'

/**
 * A grid and the space between its children, in one class, because the sheets for old browsers are made rule by rule. Not a
 * flex box: Chromium before 84 and Safari before 14.1 know no gap there.
 */
export const gap = styleVariants(
  Object.fromEntries(boxGaps.map((step) => [step, { display: 'grid', gap: space[step] }])) as Record<
    (typeof boxGaps)[number],
    { display: 'grid'; gap: string }
  >,
)
