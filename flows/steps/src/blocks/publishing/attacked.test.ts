import fs from 'node:fs'
import path from 'node:path'
import { registry } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'

const flows = path.join(import.meta.dirname, '../../../..')
const files = fs
  .readdirSync(flows)
  .filter((name) => fs.existsSync(path.join(flows, name, 'src')))
  .flatMap((name) => {
    const src = path.join(name, 'src')
    return fs
      .readdirSync(path.join(flows, src), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(src, file))
  })
  .filter((name) => /\.tsx?$/.test(name))
const texts = new Map(files.map((name) => [name, fs.readFileSync(path.join(flows, name), 'utf8')]))

const tests = [...texts].filter(([name]) => name.endsWith('.test.tsx')).map(([, text]) => text)
/** A call that is named for its types alone is not sent. */
const TYPES = /import type \{[^}]*\}|\b(?:type|typeof) \w+/g
/** What customers get: no tests, nothing for tests, no stories. */
const product = [...texts]
  .filter(([name]) => !/\.(?:test|stories)\.|\/testing\/|\/stories\//.test(name))
  .map(([name, text]) => [name, text.replace(TYPES, '')] as const)

/** The generated function of a call: `cash/publishV2` is `cashPublishV2`. */
const functionOf = (call: string) => call.replace(/\/(\w)/, (_, first: string) => first.toUpperCase())

/** Calls that spend or lend once. */
const once = Object.values(registry).filter((call) => call.idempotencyKey && call.refusals)
const sendersOf = (call: string) =>
  product.flatMap(([name, text]) => (new RegExp(`\\b${functionOf(call)}\\b`).test(text) ? [name] : []))
const isAttacked = (call: string) =>
  tests.some((text) => text.includes('publishAttacks(') && text.includes(`call: '${call}'`))
describe('what spends or lends once', () => {
  it('is attacked through its pages: a call without attacks is named here', () => {
    const missing = once.filter(({ path: call }) => sendersOf(call).length > 0 && !isAttacked(call))
    expect(missing.map(({ path: call }) => `${call}, sent by ${sendersOf(call).join(', ')}`)).toEqual([])
  })

  it('is sent by the publish machine only', () => {
    const senders = new Set(once.flatMap(({ path: call }) => sendersOf(call)))
    expect([...senders].filter((name) => !texts.get(name)?.includes('definePublishing<'))).toEqual([])
  })

  it('is a call with declared refusals, wherever something is published', () => {
    const kinds = product.filter(
      ([name, text]) => /definePublishing[<(]/.test(text) && !name.startsWith('steps/src/blocks/publishing/'),
    )
    expect(kinds.length).toBeGreaterThan(1)
    const calls = once.map(({ path: call }) => functionOf(call))
    const others = kinds.filter(([, text]) => !calls.some((call) => text.includes(call)))
    expect(others.map(([name]) => name)).toEqual([])
  })
})
