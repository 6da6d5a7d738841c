/**
 * For a partner's own theme: its brand over one of ours, in a `*.css.ts` of the host.
 *
 * ```ts
 * createGlobalTheme('[data-theme="ruby"]', vars, partnerTokens({ brand: '#c8102e', … }))
 * ```
 */
import { kooHues, nightHues, partnerHues, partnerLinks as linksOver, type BrandHues } from '../hues.ts'
import { kooShape, nightShape, tokens } from '../tokens.ts'

export type { BrandHues }
export { vars } from '../vars.css.ts'

/** The values of the theme contract for a partner. Text on its hues must pass the pairs of `@koo/kit/theme/contrast`. */
export function partnerTokens(brand: BrandHues, base: 'koo' | 'night' = 'koo') {
  return base === 'koo'
    ? tokens(partnerHues(kooHues, brand), kooShape)
    : tokens(partnerHues(nightHues, brand), nightShape)
}

/**
 * How links look over a partner's brand, for `vars` of a style beside {@link partnerTokens}: ink with a line for a red or an
 * orange, whose links would look like an error or a benefit; nothing for others.
 */
export function partnerLinks(brand: BrandHues, base: 'koo' | 'night' = 'koo'): Record<string, string> {
  return linksOver(base === 'koo' ? kooHues : nightHues, brand)
}
