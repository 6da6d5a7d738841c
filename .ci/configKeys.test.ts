// Every key of the configuration is read by a page or a host. A key that nobody reads promises a change that changes nothing.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const REGISTRY = 'flows/core/src/config/keys.ts'
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const keys = [...read(REGISTRY).matchAll(/^ {2}(\w+): (?:record|amount|flag|texts|ids|rows)\(/gm)].map(
  ([, key = '']) => key,
)

/** What pages and hosts are made of, without tests, stories and what these share. */
const sources = fs
  .globSync('{app,flows/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => file !== path.normalize(REGISTRY))
  .filter((file) => !/\.(?:test|stories|test-d)\.tsx?$|[/\\](?:testing|stories)[/\\]/.test(file))
  .map(read)

const NAME = String.raw`['"](\w+)['"]`
const found = (pattern: RegExp, texts: readonly string[] = sources) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

/** Constants that a host or a hook is asked for, by their names: `host.config(SWAP_CONFIG)`. */
const constants = new Set(found(/\b(?:config|useConfig|config\.get)\(([A-Z]\w*)[,)]/g))
const ofConstants = sources.flatMap((text) =>
  [...text.matchAll(new RegExp(String.raw`\bconst ([A-Z]\w*) = ${NAME}`, 'g'))].flatMap(
    ([, constant = '', name = '']) => (constants.has(constant) ? [name] : []),
  ),
)

/** Keys in the request of a read: `{ keys: ['company'] }`, `{ key: 'helpArticles' }`, and tables that are typed as such. */
const requests = [
  ...found(/\bkeys: \[([^\]]*)\]/g),
  ...found(/\bkey: ('\w+')/g),
  ...found(/\{([^{}]*)\} as const satisfies Record<string, ConfigKey>/g),
].flatMap((list) => found(new RegExp(NAME, 'g'), [list]))

const readByName = found(new RegExp(String.raw`\b(?:config|useConfig|config\.get)\(${NAME}`, 'g'))

const isRead = new Set([...readByName, ...ofConstants, ...requests])

test('every key of the configuration is read by a page or a host', () => {
  assert.ok(keys.length > 25 && keys.includes('marketing'), 'the registry is found')
  assert.ok(constants.size > 3 && requests.length > 10 && readByName.length > 8, 'the reads are found')
  assert.deepEqual(
    keys.filter((key) => !isRead.has(key)),
    [],
  )
})
