// Prints what each entry adds to an app, bundled and minified. Reads the built package: `build` runs it at its end.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { rolldown } from 'rolldown'
import { entriesOf, manifestOf } from '../../pack/scripts/manifest.ts'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const outside = Object.keys(manifestOf(root).dependencies)
const isOutside = (id) => outside.some((name) => id === name || id.startsWith(`${name}/`))

/** Bytes of an entry with everything it imports, except `external`. */
async function measure(name, external) {
  const whole = await rolldown({ input: path.join(root, 'dist', `${name}.js`), external })
  const { output } = await whole.generate({ format: 'esm', minify: true })
  await whole.close()
  const code = output.map((chunk) => chunk.code).join('')
  return {
    minified: Buffer.byteLength(code),
    gzip: zlib.gzipSync(code, { level: 9 }).length,
    brotli: zlib.brotliCompressSync(code).length,
  }
}

const sizes = {}
for (const { name, subpath } of entriesOf(root)) {
  const entry = path.posix.join('@koo/pricing', subpath)
  sizes[entry] = await measure(name)
  const apart = await measure(name, isOutside)
  if (apart.minified < sizes[entry].minified) sizes[`${entry}, dependencies apart`] = apart
}
console.table(sizes)
