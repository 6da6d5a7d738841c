#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { serveSandbox } from './node.ts'

const USAGE = `Usage: koo-sandbox [--port N] [--host ADDRESS] [--db FILE] [--persona NAME] [--seed N] [--sign-in TOKEN]

  --port     port to listen on; default any free one
  --host     address to listen on; default 127.0.0.1
  --db       SQLite file that keeps the worlds (a folder on Node before 22.13); default: in memory
  --persona  persona of scopes that were never reset; default old-customer
  --seed     seed of identifiers; default 1
  --sign-in  one fixed token that is always taken for the default persona, for measurements`

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      db: { type: 'string' },
      persona: { type: 'string' },
      seed: { type: 'string' },
      'sign-in': { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const server = await serveSandbox({
    port: wholeNumber('port', values.port),
    host: values.host,
    db: values.db,
    persona: values.persona,
    seed: wholeNumber('seed', values.seed),
    signInToken: values['sign-in'],
  })
  console.log(`sandbox on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`--${name} must be a whole number, not "${text}"`)
  return value
}
