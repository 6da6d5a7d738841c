/**
 * What the client costs a page: bundles one call, ten calls and all calls, each with transport, ofetch and zod, and prints
 * the bytes. Fails when one call is over its limit, or when it carries other calls.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import * as calls from '../src/gen/calls.ts'
import { registry } from '../src/gen/registry.ts'

const packageRoot = dirname(import.meta.dirname)
const ENTRY = 'virtual:size-entry'
/** Bytes after gzip that a page with one call may pay. */
const ONE_CALL_LIMIT = 11_000

const names = Object.keys(calls).filter((name) => !/(?:Query|Mutation)$/.test(name))
const journey = ['cashGetAmount', ...names.filter((name) => name !== 'cashGetAmount')]

async function bundle(functions: string[]): Promise<string> {
  const code = [
    `import { createGateway } from ${JSON.stringify(join(packageRoot, 'src/index.ts'))}`,
    `import { ${functions.join(', ')} } from ${JSON.stringify(join(packageRoot, 'src/gen/calls.ts'))}`,
    'const gateway = createGateway()',
    `globalThis.calls = [${functions.map((name) => `(request) => ${name}(gateway, request)`).join(', ')}]`,
  ].join('\n')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: packageRoot,
    plugins: [
      {
        name: 'size-entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? code : undefined),
      },
    ],
    build: { write: false, target: 'es2020', modulePreload: false, rollupOptions: { input: ENTRY } },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  return outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

const cases: [string, string[]][] = [
  ['1 call', journey.slice(0, 1)],
  ['10 calls', journey.slice(0, 10)],
  [`all ${journey.length} calls`, journey],
]
for (const [title, functions] of cases) {
  const code = await bundle(functions)
  const gzip = gzipSync(code, { level: 9 }).byteLength
  const brotli = brotliCompressSync(code).byteLength
  console.log(`${title.padEnd(14)} ${code.length} B minified, ${gzip} B gzip, ${brotli} B brotli`)
  if (functions.length > 1) continue
  const foreign = Object.keys(registry).filter((path) => path !== 'cash/getAmount' && code.includes(path))
  if (foreign.length > 0) {
    console.error(`one call carries others: ${foreign.join(', ')}`)
    process.exitCode = 1
  }
  if (gzip > ONE_CALL_LIMIT) {
    console.error(`one call costs ${gzip} B after gzip, more than ${ONE_CALL_LIMIT}`)
    process.exitCode = 1
  }
}
