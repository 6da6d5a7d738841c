/**
 * Tokens, the default theme `koo` and the small global reset. Import it once in the host; further themes are
 * separate sheets: `import '@koo/kit/theme/night'`. A theme is put on with `data-theme` or {@link themeClass}.
 */
import './koo.css.ts'
import './reset.css.ts'

export * from './base.ts'
