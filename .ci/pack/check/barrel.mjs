// What one part costs when it is imported from the barrel, beside its own entry: in Vite (Rolldown, which follows Rollup)
// and in esbuild with the kit's plugin.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import test from 'node:test'
import { write } from '../consumer.mjs'
import { runBeside } from '../run.mjs'

/** Bytes by which the barrel may be larger: esbuild wraps what a sheet that is loaded later shares with the part. */
const ROOM = 500

const app = (from) => `import { Button } from '${from}'\nglobalThis.part = Button\n`

const VITE = (name) => `
import { build } from 'vite'
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: 'sizes/vite-${name}',
    lib: { entry: 'sizes/${name}.js', formats: ['es'], fileName: 'out', cssFileName: 'out' },
    minify: true,
    rollupOptions: { external: /^react/ },
  },
})
`

const ESBUILD = (name) => `
import { kitStyles } from '@koo/kit/esbuild'
import { build } from 'esbuild'
await build({
  entryPoints: { out: 'sizes/${name}.js' },
  outdir: 'sizes/esbuild-${name}',
  bundle: true,
  minify: true,
  format: 'esm',
  external: ['react', 'react/*', 'react-dom'],
  plugins: [kitStyles()],
})
`

/** @param {{ folder: string }} consumer */
export function checkBarrel({ folder }) {
  for (const [bundler, program] of Object.entries({ vite: VITE, esbuild: ESBUILD })) {
    void test(`a Button from the barrel costs a Button (${bundler})`, async () => {
      const bytes = {}
      for (const [name, from] of Object.entries({ barrel: '@koo/kit', part: '@koo/kit/Button' })) {
        write(path.join(folder, 'sizes', `${name}.js`), app(from))
        write(path.join(folder, `${bundler}-${name}.mjs`), program(name))
        await runBeside(folder, [process.execPath, `${bundler}-${name}.mjs`])
        const size = (ending) =>
          fs.statSync(path.join(folder, 'sizes', `${bundler}-${name}`, `out.${ending}`)).size
        bytes[name] = { js: size('js'), css: size('css') }
      }
      console.log(`${bundler}: ${JSON.stringify(bytes)}`)
      assert.equal(bytes.barrel.css, bytes.part.css)
      assert.ok(bytes.barrel.js <= bytes.part.js + ROOM, JSON.stringify(bytes))
    })
  }

  void test('the esbuild script of the guide builds an app', async () => {
    await runBeside(folder, [process.execPath, 'esbuild.mjs'])
    assert.deepEqual(fs.readdirSync(path.join(folder, 'out')).sort(), ['button.css', 'button.js'])
  })
}
