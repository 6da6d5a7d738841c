// Builds what is published: ES modules, one file a module, and types; then prints what each entry costs an app, bundled
// and minified.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { rolldown } from 'rolldown'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const dist = path.join(root, 'dist')
const { dependencies, publishConfig } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const outside = Object.keys(dependencies)
const isOutside = (id) => outside.some((name) => id === name || id.startsWith(`${name}/`))
const names = ['index', 'contract']

fs.rmSync(dist, { recursive: true, force: true })

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
  external: isOutside,
})
await bundle.write({
  dir: dist,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: 'src',
  entryFileNames: '[name].js',
})
await bundle.close()

execFileSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  { cwd: root, stdio: 'inherit' },
)

/** Bytes of an entry with all it needs, `external` left out. */
async function measure(name, external) {
  const whole = await rolldown({ input: path.join(dist, `${name}.js`), external })
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
for (const name of names) {
  for (const file of [`./dist/${name}.js`, `./dist/${name}.d.ts`]) {
    if (!fs.existsSync(path.join(root, file))) throw new Error(`${file} is missing from the build`)
    if (!JSON.stringify(publishConfig.exports).includes(file)) throw new Error(`${file} is not exported`)
  }
  const entry = name === 'index' ? '@koo/pricing' : `@koo/pricing/${name}`
  sizes[entry] = await measure(name)
  const apart = await measure(name, isOutside)
  if (apart.minified < sizes[entry].minified) sizes[`${entry}, dependencies apart`] = apart
}
console.log(`Built ${names.length} entries into dist; bytes of each with all it needs:`)
console.table(sizes)
