/**
 * Compares the inventory with the contract: shows the operation of each inventory call, and whether the sandbox has a
 * handler for it.
 *
 *   node scripts/coverage.ts          a table and a summary
 *   node scripts/coverage.ts --json   the same as JSON, for other tools
 *
 * Fails when an HTTP call of the inventory has no operation, or when the sandbox has no handler for a call.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registry } from '../src/gen/registry.ts'
import type { CallContract } from '../src/contract.ts'

const packageRoot = dirname(import.meta.dirname)

/** An entry of `contract/inventory.json`. */
interface Entry {
  id: string
  /** GET or POST; BRIDGE is a call of the host app, EXTERNAL one of another service. */
  method: 'GET' | 'POST' | 'BRIDGE' | 'EXTERNAL'
  path: string | null
  /** How much of the call the specification describes. */
  specified: 'full' | 'partial' | 'name-only'
  proposed?: true
  /** Key of the call where it differs from the path. */
  call?: string
}

/** One entry of the report. */
interface ReportEntry {
  id: string
  /** For example `POST cash/getAmount`; null when the entry is no HTTP call, or has no operation. */
  operation: string | null
  specified: string
  proposed: boolean
  /**
   * Whether the sandbox has a handler; null when the sandbox could not be loaded, or when there is no call to handle.
   */
  answered: boolean | null
}

function readInventory(): Entry[] {
  return JSON.parse(readFileSync(join(packageRoot, 'contract/inventory.json'), 'utf8')) as Entry[]
}

/**
 * Returns the paths that the sandbox has a handler for. Returns null when the sandbox cannot be loaded: it is another
 * package, which may be missing or may not compile at the moment.
 */
async function handledPaths(): Promise<Set<string> | undefined> {
  const file = join(packageRoot, 'sandbox/src/products/index.ts')
  try {
    const { domains } = (await import(pathToFileURL(file).href)) as { domains: { handlers: object } }
    return new Set(Object.keys(domains.handlers))
  } catch (error) {
    console.error(`the sandbox could not be read: ${String(error)}`)
    return undefined
  }
}

const isHttp = ({ method }: Entry) => method === 'GET' || method === 'POST'

function describeEntry(
  entry: Entry,
  calls: Record<string, CallContract>,
  handled: Set<string> | undefined,
): ReportEntry {
  const call = calls[entry.call ?? entry.path ?? '']
  const found = call?.method === entry.method ? call : undefined
  return {
    id: entry.id,
    operation: found ? `${found.method} ${found.path}` : null,
    specified: entry.specified,
    proposed: entry.proposed ?? false,
    answered: found && handled ? handled.has(found.path) : null,
  }
}

const inventory = readInventory()
const handled = await handledPaths()
const entries = inventory.map((entry) => describeEntry(entry, registry, handled))
const named = new Set(inventory.map((entry) => entry.call ?? entry.path))
const extra = Object.keys(registry).filter((path) => !named.has(path))
const unanswered = Object.keys(registry).filter((path) => !handled?.has(path))
const missing = inventory.filter((entry, at) => isHttp(entry) && entries[at]?.operation === null)
const summary = {
  entries: inventory.length,
  http: inventory.filter(isHttp).length,
  covered: entries.filter((entry) => entry.operation !== null).length,
  missing: missing.map((entry) => entry.id),
  notHttp: inventory.filter((entry) => !isHttp(entry)).map((entry) => entry.id),
  operations: Object.keys(registry).length,
  extra,
  superseded: Object.fromEntries(
    Object.values(registry).flatMap(({ path, supersededBy }) =>
      supersededBy === undefined ? [] : [[path, supersededBy]],
    ),
  ),
  answered: handled ? Object.keys(registry).length - unanswered.length : null,
  unanswered: handled ? unanswered : null,
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ summary, entries }, undefined, 2))
} else {
  for (const [at, { id, operation, specified, answered: sandbox }] of entries.entries()) {
    const entry = inventory[at]
    const shown =
      operation ?? (entry && isHttp(entry) ? 'MISSING' : `no HTTP call (${entry?.method.toLowerCase()})`)
    const mark = sandbox === null ? '' : sandbox ? 'sandbox answers' : 'sandbox: 501'
    console.log([id.padEnd(42), shown.padEnd(44), specified.padEnd(10), mark].join(' ').trimEnd())
  }
  console.log(
    [
      '',
      `${summary.entries} entries, ${summary.http} of them HTTP calls: ${summary.covered} covered, ${missing.length} missing`,
      `no HTTP: ${summary.notHttp.join(', ')}`,
      `${summary.operations} operations in the contract; beside the inventory: ${extra.join(', ')}`,
      `superseded, called by no page: ${Object.keys(summary.superseded).join(', ')}`,
      handled
        ? `the sandbox answers ${summary.answered} of ${summary.operations}`
        : 'the sandbox was not read',
    ].join('\n'),
  )
}
if (missing.length + unanswered.length > 0) process.exitCode = 1
