import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mergeConfig, type InlineConfig, type Plugin } from 'vite'
import { appRoot } from '../root.ts'
import { oldCss } from './css.ts'

/** Settings of whatever the oldest browsers with an app read: Chromium 69, iOS 14. Every inline script is among it. */
export const floorSettings: InlineConfig = {
  // Chromium has the name since 71, and it is the same object.
  define: { globalThis: 'window' },
  build: {
    target: ['chrome69', 'ios14'],
    // Later versions let the minifier write `?.` and `??` back.
    terserOptions: { ecma: 2017, compress: { ecma: 2017, passes: 3 } },
    // `?.` becomes one comparison in place of two.
    rolldownOptions: { transform: { assumptions: { noDocumentAll: true } } },
  },
}

/** Folder of the build for old browsers. Below `assets`, so that servers and caches treat it as the rest. */
export const OLD_ASSETS = 'assets/old'

/**
 * A short hash of what rewrites the sheets. Names of sheets are made from what was there before it, so that without this a cache
 * could keep a sheet of an earlier rewriter.
 */
function rewriterHash(): string {
  const { devDependencies } = JSON.parse(readFileSync(path.join(appRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  const all = [...sources, devDependencies['lightningcss'], devDependencies['postcss']].join('')
  return createHash('sha256').update(all).digest('hex').slice(0, 4)
}

/** Vite plugin: rewrites the finished sheets. */
const oldSheets: Plugin = {
  name: 'koo-old-sheets',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const text = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8')
        file.source = oldCss(text)
      }
    },
  },
}

/** What the build for old browsers has in place of the settings of `vite.config.ts`. */
export const oldBuild = (): InlineConfig =>
  mergeConfig(floorSettings, {
    define: { __OLD__: 'true' },
    plugins: [oldSheets],
    build: {
      // Only minified: the plugin rewrites them.
      cssTarget: 'chrome111',
      assetsDir: OLD_ASSETS,
      rolldownOptions: {
        output: { assetFileNames: `${OLD_ASSETS}/[name]-[hash]${rewriterHash()}[extname]` },
      },
    },
  })
