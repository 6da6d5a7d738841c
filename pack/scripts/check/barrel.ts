// What one part costs when it is imported from the barrel, beside its own entry: in Vite (Rolldown, which follows Rollup)
// and in esbuild with the kit's plugin, in one
// piece and with chunks.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { write, type Consumer } from '../consumer.ts'
import { runBeside } from '../run.ts'

/** Bytes by which the barrel may be larger: esbuild wraps what a sheet that is loaded later shares with the part. */
const ROOM = 500

const app = (from: string) => `import { Button } from '${from}'\nglobalThis.part = Button\n`

const VITE = (name: string) => `
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

const ESBUILD = (splitting: boolean) => (name: string) =>
  `
import { kitStyles } from '@koo/kit/esbuild'
import { build } from 'esbuild'
await build({
  entryPoints: { out: 'sizes/${name}.js' },
  outdir: 'sizes/esbuild${splitting ? '-split' : ''}-${name}',
  bundle: true,
  minify: true,
  splitting: ${splitting},
  format: 'esm',
  external: ['react', 'react/*', 'react-dom'],
  plugins: [kitStyles()],
})
`

/** Two pages with parts by their own entries; prints what each loads at once. */
const PAGES = `
import { kitStyles } from '@koo/kit/esbuild'
import { build } from 'esbuild'
const { metafile } = await build({
  entryPoints: { one: 'sizes/one.js', two: 'sizes/two.js' },
  outdir: 'sizes/pages',
  bundle: true,
  minify: true,
  splitting: true,
  metafile: true,
  format: 'esm',
  external: ['react', 'react/*', 'react-dom'],
  plugins: [kitStyles()],
})
const atOnce = (file, seen = new Set()) => {
  if (seen.has(file) || !metafile.outputs[file]) return seen
  seen.add(file)
  for (const { path, kind } of metafile.outputs[file].imports) if (kind === 'import-statement') atOnce(path, seen)
  return seen
}
const bytes = (page) =>
  [...atOnce(\`sizes/pages/\${page}.js\`)].reduce((sum, file) => sum + metafile.outputs[file].bytes, 0)
console.log(JSON.stringify({ one: bytes('one'), two: bytes('two') }))
`

const PROGRAMS = { vite: VITE, esbuild: ESBUILD(false), 'esbuild-split': ESBUILD(true) }

export function checkBarrel({ folder }: Consumer): void {
  for (const [bundler, program] of Object.entries(PROGRAMS)) {
    test(`a Button from the barrel costs a Button (${bundler})`, async () => {
      const cost = async (name: string, from: string) => {
        write(path.join(folder, 'sizes', `${name}.js`), app(from))
        write(path.join(folder, `${bundler}-${name}.mjs`), program(name))
        await runBeside(folder, [process.execPath, `${bundler}-${name}.mjs`])
        const out = path.join(folder, 'sizes', `${bundler}-${name}`)
        // With chunks, all of them: none is needed beside the part.
        const size = (ending: string) =>
          fs
            .readdirSync(out)
            .filter((file) => file.endsWith(`.${ending}`))
            .reduce((sum, file) => sum + fs.statSync(path.join(out, file)).size, 0)
        return { js: size('js'), css: size('css') }
      }
      const bytes = { barrel: await cost('barrel', '@koo/kit'), part: await cost('part', '@koo/kit/Button') }
      console.log(`${bundler}: ${JSON.stringify(bytes)}`)
      assert.equal(bytes.barrel.css, bytes.part.css)
      assert.ok(bytes.barrel.js <= bytes.part.js + ROOM, JSON.stringify(bytes))
    })
  }

  test('of two pages in one esbuild, each costs its own parts', async () => {
    write(path.join(folder, 'sizes', 'one.js'), app('@koo/kit/Button'))
    write(
      path.join(folder, 'sizes', 'two.js'),
      `${app('@koo/kit/Button')}import { SelectField } from '@koo/kit/SelectField'\nglobalThis.other = SelectField\n`,
    )
    write(path.join(folder, 'pages.mjs'), PAGES)
    const bytes = JSON.parse(await runBeside(folder, [process.execPath, 'pages.mjs'])) as {
      one: number
      two: number
    }
    console.log(`two pages: ${JSON.stringify(bytes)}`)
    assert.ok(bytes.one < 2_500, JSON.stringify(bytes))
    assert.ok(bytes.two > 5_000, JSON.stringify(bytes))
  })

  test('the esbuild script of the guide builds an app', async () => {
    await runBeside(folder, [process.execPath, 'esbuild.mjs'])
    assert.deepEqual(fs.readdirSync(path.join(folder, 'out')).sort(), ['button.css', 'button.js'])
  })

  test('the script of the guide with chunks builds two pages, one with the hues of a partner', async () => {
    await runBeside(folder, [process.execPath, 'splitting.mjs'])
    const out = path.join(folder, 'out-pages')
    const files = fs.readdirSync(out)
    for (const file of ['partner.js', 'partner.css', 'income.js', 'income.css'])
      assert.ok(files.includes(file), file)
    assert.ok(files.some((file) => file.startsWith('chunk-')))
    const [partner = '', income = ''] = ['partner.css', 'income.css'].map((file) =>
      fs.readFileSync(path.join(out, file), 'utf8'),
    )
    assert.match(partner, /--koo-color-brand: ?#7a2a6b/)
    assert.ok(partner.length < income.length, 'the page of a button has the sheets of the other one')
  })
}
