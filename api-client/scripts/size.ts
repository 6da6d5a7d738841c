/**
 * Measures how many bytes the client adds to a page: bundles one call, ten calls and all calls, each with the
 * transport, and prints the sizes; also the size of the contract comparison, which pages load when they are idle. Fails
 * when one call or ten calls are over their limit, when a page contains other calls or zod, or when the first page of
 * an app contains a call of a later page.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { registry } from '../src/gen/registry.ts'

const packageRoot = dirname(import.meta.dirname)
/** Limit in bytes after gzip, by the number of calls. */
const LIMITS: Readonly<Record<number, number>> = { 1: 7_650, 10: 9_100 }

/** The calls of the first pages of the cash loan. */
const TEN = [
  'cash/getAmount',
  'merchant/getLoanRateInfoV3',
  'user/queryAllBankcardList',
  'cash/queryCoupons',
  'cash/queryLoanUse',
  'cash/queryLoanAgreements',
  'cash/queryLoanButtonAuth',
  'cash/preApproval',
  'cash/publishV2',
  'other/agreementrecord',
]

const paths = Object.keys(registry)

/** Name of the generated function of a call. */
function functionOf(path: string): string {
  const parts = path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return parts.map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('')
}

/** Code of a page that makes some calls, and loads another page when one is given. */
function page(called: string[], next?: string): string {
  const functions = called.map(functionOf)
  return [
    `import { createGateway } from ${JSON.stringify(join(packageRoot, 'src/index.ts'))}`,
    `import { ${functions.join(', ')} } from ${JSON.stringify(join(packageRoot, 'src/gen/calls.ts'))}`,
    'const gateway = createGateway()',
    `globalThis.calls = [${functions.map((name) => `(request) => ${name}(gateway, request)`).join(', ')}]`,
    ...(next === undefined ? [] : [`globalThis.next = () => import(${JSON.stringify(next)})`]),
  ].join('\n')
}

/** Bundles pages; the first one is the entry. Returns the code that a browser loads for the entry alone. */
async function bundle(pages: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: packageRoot,
    plugins: [
      {
        name: 'size-pages',
        resolveId: (id) => (id in pages ? `\0${id}` : undefined),
        load: (id) => pages[id.slice(1)],
      },
    ],
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rollupOptions: { input: Object.keys(pages)[0] ?? '' },
    },
  })
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ('output' in part ? part.output : []))
    .flatMap((part) => (part.type === 'chunk' ? [part] : []))
  const first = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  for (const name of first)
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) first.add(imported)
  return chunks
    .filter((chunk) => first.has(chunk.fileName))
    .map((chunk) => chunk.code)
    .join('\n')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** Prints the bytes of a bundle and returns those after gzip. */
function print(title: string, code: string): number {
  const gzip = gzipSync(code, { level: 9 }).byteLength
  const brotli = brotliCompressSync(code).byteLength
  console.log(`${title.padEnd(15)} ${code.length} B minified, ${gzip} B gzip, ${brotli} B brotli`)
  return gzip
}

const cases: [string, string[]][] = [
  ['1 call', TEN.slice(0, 1)],
  ['10 calls', TEN],
  [`all ${paths.length} calls`, paths],
]
for (const [title, included] of cases) {
  const code = await bundle({ 'virtual:page': page(included) })
  const gzip = print(title, code)
  if (code.includes('_zod')) fail(`${title}: zod is in it`)
  const limit = LIMITS[included.length] ?? Infinity
  if (gzip > limit) fail(`${title}: ${gzip} B after gzip, more than ${limit}`)
  if (included.length > 1) continue
  const foreign = paths.filter((path) => !included.includes(path) && code.includes(path))
  if (foreign.length > 0) fail(`one call carries others: ${foreign.join(', ')}`)
}

const driftFile = JSON.stringify(join(packageRoot, 'src/drift.ts'))
const drift = `import { findDrift } from ${driftFile}\nglobalThis.findDrift = findDrift`
print('whole contract', await bundle({ 'virtual:drift': drift }))

const [now, ...later] = TEN
const firstLoad = await bundle({
  'virtual:page': page([now ?? ''], 'virtual:later'),
  'virtual:later': page(TEN),
})
const early = later.filter((path) => firstLoad.includes(path))
if (early.length > 0) fail(`the first page carries calls of a later one: ${early.join(', ')}`)
else console.log(`a first page with 1 call, a later one with ${TEN.length}: the first carries its own only`)
