// Builds what is published: ES modules, one file a module, CSS beside the part that uses it, and types.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { rolldown } from 'rolldown'
import { entries } from './entries.mjs'

const kit = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const dist = path.join(kit, 'dist')
const { dependencies, peerDependencies } = JSON.parse(fs.readFileSync(path.join(kit, 'package.json'), 'utf8'))
const outside = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]

fs.rmSync(dist, { recursive: true, force: true })

const bundle = await rolldown({
  cwd: kit,
  input: Object.fromEntries(entries(kit).map(({ name, file }) => [name, file])),
  // A class name copied into the part would leave its style sheet a bare import, which a bundler may drop.
  optimization: { inlineConst: false },
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [vanillaExtractPlugin({ identifiers: 'short', cwd: kit })],
  // `'use client'` stands at the top of every component file on purpose.
  onLog: (level, log, report) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
  },
})
await bundle.write({
  dir: dist,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: 'src',
  entryFileNames: '[name].js',
  // Button.css.ts.vanilla.css -> css/Button.css
  assetFileNames: ({ names }) => `css/${path.basename(names[0] ?? 'style').replace('.css.ts.vanilla', '')}`,
})
await bundle.close()

execFileSync(
  process.execPath,
  [path.join(kit, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  {
    cwd: kit,
    stdio: 'inherit',
  },
)

for (const { name } of entries(kit)) {
  for (const ending of ['.js', '.d.ts']) {
    const file = path.join(dist, `${name}${ending}`)
    if (!fs.existsSync(file)) throw new Error(`${path.relative(kit, file)} is missing from the build`)
  }
}
console.log(`Built ${entries(kit).length} entries into dist`)
