import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './buildApp.ts'
import { announce, portFrom, refusePort } from './console.ts'
import { HEADERS_FILE } from './headers.ts'
import { appRoot } from './root.ts'
import { BASE, serve } from './serve.ts'

const { values } = parseArgs({ options: { db: { type: 'string' }, port: { type: 'string' } } })
const port = portFrom(values.port ?? process.env['PORT'], 4173)

/** Folders with sources of the app. */
const sources = ['app', 'kit/src', 'pricing/src', 'api-client/src', 'flows']
const ignored = new Set(['node_modules', 'dist', 'dist-demo', '.data', 'test', '.git'])

function newest(folder: string): number {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue
    const full = path.join(folder, entry.name)
    latest = Math.max(latest, entry.isDirectory() ? newest(full) : statSync(full).mtimeMs)
  }
  return latest
}

/** Whether there is a demo build newer than all sources. */
function isFresh(dist: string): boolean {
  const lastFile = path.join(dist, HEADERS_FILE)
  if (!existsSync(lastFile)) return false
  const root = path.dirname(appRoot)
  return sources.every((folder) => newest(path.join(root, folder)) < statSync(lastFile).mtimeMs)
}

const outDir = 'dist-demo'
const dist = path.join(appRoot, outDir)
if (!isFresh(dist)) {
  console.log('Building …')
  await buildApp({ outDir, lab: true })
}

const db = values.db ?? path.join(appRoot, '.data', 'sandbox.sqlite')
mkdirSync(path.dirname(db), { recursive: true })
const server = await serve(dist, { port, sandbox: { db } }).catch((error: unknown) => refusePort(error, port))
announce(`${server.origin}${BASE}/`, db)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}
