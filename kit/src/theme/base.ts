/**
 * What the `*.css.ts` of a part needs: the contract and the helpers, without any style sheet. Only for parts of the
 * kit; all others import `@koo/kit/theme`.
 */
export { vars } from './vars.css.ts'
export { px, pxAtLeast, fontPx, COLUMN_WIDTH, DESIGN_WIDTH, TITLE_BAR } from './px.ts'
export { type, figures, scale, weights } from './type.ts'
export type { TypeSize, TypeWeight } from './type.ts'
export { space, gutter, layer } from './space.ts'
export { motion, durations } from './motion.ts'
export { plainButton, focusRing, hairline, hostBars, oneLine, phrases, safe, stepBar } from './fragments.ts'
export { themeNames, themeClass } from './names.ts'
export type { ThemeName } from './names.ts'
