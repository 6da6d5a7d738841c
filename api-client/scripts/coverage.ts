/**
 * The calls of the inventory against the contract: which operation stands for each entry, and whether the sandbox answers
 * it.
 *
 *   node scripts/coverage.ts          a table and a summary
 *   node scripts/coverage.ts --json   the same as JSON, for other tools
 *
 * Fails when an entry that is an HTTP call has no operation, and when the sandbox does not answer a call.
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
  /** How much of it the specification gives. */
  specified: 'full' | 'partial' | 'name-only'
  proposed?: true
  /** Key of the call where it is not the path. */
  call?: string
}

/** What the report says of an entry. */
interface Covered {
  id: string
  /** For example `POST cash/getAmount`; null when the entry is no HTTP call, or is missing. */
  operation: string | null
  specified: string
  proposed: boolean
  /** Null when the sandbox could not be read, or has nothing to answer. */
  answered: boolean | null
}

function readInventory(): Entry[] {
  return JSON.parse(readFileSync(join(packageRoot, 'contract/inventory.json'), 'utf8')) as Entry[]
}

/**
 * Paths that the sandbox has a handler for. It is another package and may be missing, or be in the middle of a change:
 * then nothing is known.
 */
async function answeredPaths(): Promise<Set<string> | undefined> {
  const file = join(packageRoot, 'sandbox/src/handlers/index.ts')
  try {
    const { handlers } = (await import(pathToFileURL(file).href)) as { handlers: object }
    return new Set(Object.keys(handlers))
  } catch (error) {
    console.error(`the sandbox could not be read: ${String(error)}`)
    return undefined
  }
}

const isHttp = ({ method }: Entry) => method === 'GET' || method === 'POST'

function cover(
  entry: Entry,
  calls: Record<string, CallContract>,
  answered: Set<string> | undefined,
): Covered {
  const call = calls[entry.call ?? entry.path ?? '']
  const found = call?.method === entry.method ? call : undefined
  return {
    id: entry.id,
    operation: found ? `${found.method} ${found.path}` : null,
    specified: entry.specified,
    proposed: entry.proposed ?? false,
    answered: found && answered ? answered.has(found.path) : null,
  }
}

const inventory = readInventory()
const answered = await answeredPaths()
const entries = inventory.map((entry) => cover(entry, registry, answered))
const named = new Set(inventory.map((entry) => entry.call ?? entry.path))
const extra = Object.keys(registry).filter((path) => !named.has(path))
const unanswered = Object.keys(registry).filter((path) => !answered?.has(path))
const missing = inventory.filter((entry, at) => isHttp(entry) && entries[at]?.operation === null)
const summary = {
  entries: inventory.length,
  http: inventory.filter(isHttp).length,
  covered: entries.filter((entry) => entry.operation !== null).length,
  missing: missing.map((entry) => entry.id),
  notHttp: inventory.filter((entry) => !isHttp(entry)).map((entry) => entry.id),
  operations: Object.keys(registry).length,
  extra,
  answered: answered ? Object.keys(registry).length - unanswered.length : null,
  unanswered: answered ? unanswered : null,
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
      answered
        ? `the sandbox answers ${summary.answered} of ${summary.operations}`
        : 'the sandbox was not read',
    ].join('\n'),
  )
}
if (missing.length + unanswered.length > 0) process.exitCode = 1
