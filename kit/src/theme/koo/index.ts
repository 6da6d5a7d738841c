/**
 * Tokens and the default theme `koo` without the global reset: for a host with its own reset. Otherwise the same as
 * `@koo/kit/theme`.
 */
import '../koo.css.ts'

export * from '../base.ts'
