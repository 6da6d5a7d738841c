// What each part costs an app that has React already: its JavaScript and CSS with everything they need, bundled
// and minified. Read from the built package, so run `build` before.
//   node scripts/sizes.mjs           table
//   node scripts/sizes.mjs --json    the same as data
//   node scripts/sizes.mjs --check   fails when a part is over its limit in size-limits.json, or has none
//   node scripts/sizes.mjs --update [NAME …]  sets the limits of these parts, or of all, to what they cost now and five in
//                                   a hundred more
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { rolldown } from 'rolldown'
import { entriesOf } from '../../pack/scripts/manifest.ts'

const kit = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const limitsFile = path.join(kit, 'scripts', 'size-limits.json')

/** Bundles one entry and measures it; dynamic imports are not counted. */
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
          // Kept as a module, so that the chunk lists the style sheets it needs.
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
for (const { name, subpath } of entriesOf(kit)) {
  rows.push({ entry: subpath === '.' ? 'everything' : subpath.slice(2), ...(await measure(name)) })
}

/** The room that a limit leaves, up to the next ten bytes. */
const withRoom = (bytes) => Math.ceil((bytes * 1.05) / 10) * 10

/** What a check finds: parts over their limit or without one, and limits of no part. */
function findFaults(limits) {
  const parts = rows.filter(({ entry }) => entry !== 'everything')
  const stray = Object.keys(limits).filter((name) => !parts.some(({ entry }) => entry === name))
  return [
    ...stray.map((name) => `size-limits.json names ${name}, which is no entry`),
    ...parts.flatMap(({ entry, js, css }) => {
      const limit = limits[entry]
      if (!limit) return [`${entry} has no limit: run with --update ${entry}`]
      if (js <= limit.js && css <= limit.css) return []
      return [`Over its limit: ${entry}: ${js} js, ${css} css; at most ${limit.js} js, ${limit.css} css`]
    }),
  ]
}

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else console.table(Object.fromEntries(rows.map(({ entry, ...sizes }) => [entry, sizes])))

if (process.argv.includes('--update')) {
  const named = process.argv.slice(process.argv.indexOf('--update') + 1)
  const parts = rows.filter(({ entry }) => entry !== 'everything')
  const stray = named.filter((name) => !parts.some(({ entry }) => entry === name))
  if (stray.length > 0) throw new Error(`No entry is called ${stray.join(', ')}; is the kit built?`)
  const limits = JSON.parse(fs.readFileSync(limitsFile, 'utf8'))
  const lines = parts.map(({ entry, js, css }) => {
    const isKept = limits[entry] && named.length > 0 && !named.includes(entry)
    const limit = isKept ? limits[entry] : { js: withRoom(js), css: withRoom(css) }
    return `  "${entry}": { "js": ${limit.js}, "css": ${limit.css} }`
  })
  fs.writeFileSync(limitsFile, `{\n${lines.join(',\n')}\n}\n`)
}

if (process.argv.includes('--check')) {
  const faults = findFaults(JSON.parse(fs.readFileSync(limitsFile, 'utf8')))
  for (const line of faults) console.error(line)
  process.exitCode = faults.length > 0 ? 1 : 0
}
