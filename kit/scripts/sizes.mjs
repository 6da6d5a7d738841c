// What each part costs an app that has React already: its JavaScript and CSS with everything they need, bundled
// and minified. Read from the built package, so run `build` before.
//   node scripts/sizes.mjs           table
//   node scripts/sizes.mjs --json    the same as data
//   node scripts/sizes.mjs --check   fails when a part is over its limit in size-limits.json
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { rolldown } from 'rolldown'
import { entries } from './entries.mjs'

const kit = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const limits = JSON.parse(fs.readFileSync(path.join(kit, 'scripts/size-limits.json'), 'utf8'))

/** Bundles one entry; what it loads later (dynamic imports) is not counted. */
async function measure(name) {
  const sheets = new Map()
  const bundle = await rolldown({
    input: path.join(kit, 'dist', `${name}.js`),
    external: /^react(-dom)?($|\/)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'collect-css',
        load(id) {
          if (!id.endsWith('.css')) return undefined
          sheets.set(id, fs.readFileSync(id, 'utf8'))
          // Kept as a module, so that the chunk says which sheets it needs.
          return { code: 'export {}', moduleType: 'js', moduleSideEffects: 'no-treeshake' }
        },
      },
    ],
    onLog: () => {},
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set()
  const need = (file) => {
    const chunk = chunks.get(file)
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const next of chunk.imports) need(next)
  }
  for (const chunk of output) if (chunk.isEntry) need(chunk.fileName)
  const js = [...needed].map(({ code }) => code).join('')
  const css = [...needed].flatMap(({ moduleIds }) => moduleIds.map((id) => sheets.get(id) ?? '')).join('')
  const gzip = (text) => (text ? zlib.gzipSync(text, { level: 9 }).length : 0)
  const brotli = (text) => (text ? zlib.brotliCompressSync(text).length : 0)
  const small = css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
  return { js: gzip(js), css: gzip(small), jsBrotli: brotli(js), cssBrotli: brotli(small) }
}

const rows = []
for (const { name, subpath } of entries(kit)) {
  rows.push({ entry: subpath === '.' ? 'everything' : subpath.slice(2), ...(await measure(name)) })
}

const over = rows.flatMap(({ entry, js, css }) => {
  const limit = limits[entry]
  return limit && (js > limit.js || css > limit.css)
    ? [`${entry}: ${js} js, ${css} css; at most ${limit.js} js, ${limit.css} css`]
    : []
})

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else console.table(Object.fromEntries(rows.map(({ entry, ...sizes }) => [entry, sizes])))

if (process.argv.includes('--check')) {
  for (const line of over) console.error(`Over its limit: ${line}`)
  for (const entry of Object.keys(limits)) {
    if (!rows.some((row) => row.entry === entry))
      over.push(`size-limits.json names ${entry}, which is no entry`)
  }
  process.exitCode = over.length > 0 ? 1 : 0
}
