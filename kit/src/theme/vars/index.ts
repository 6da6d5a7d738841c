/**
 * The theme contract and the helpers of the design, without any style sheet: for the `*.css.ts` files of other
 * packages, which would otherwise include a second copy of the theme.
 */
export * from '../base.ts'
