/**
 * Tokens, the default theme `koo` and the small global reset. Import it once in the host; other themes are separate
 * sheets: `import '@koo/kit/theme/night'`. Apply a theme with `data-theme` or {@link themeClass}.
 */
import './koo.css.ts'
import './reset.css.ts'

export * from './base.ts'
