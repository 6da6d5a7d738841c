// What lends goes through publishing alone, which sends nothing before the customer has confirmed its costs.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Calls whose request says what was confirmed of the costs, by the names of the client. */
const lending = fs
  .globSync('api-client/src/gen/calls/*.ts', { cwd: root })
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => {
    const request = `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`
    return requestsWithCosts().has(request)
  })

function requestsWithCosts(): Set<string> {
  const types = read('api-client/src/gen/types.ts')
  const models = new Set(
    [...types.matchAll(/^export type (\w+) = \{\n([\s\S]*?)\n\};$/gm)].flatMap(([, name = '', body = '']) =>
      body.includes('costConfirmation?:') ? [name] : [],
    ),
  )
  const aliases = [...types.matchAll(/^export type (\w+) = (\w+);$/gm)].flatMap(([, alias = '', of = '']) =>
    models.has(of) ? [alias] : [],
  )
  return new Set([...models, ...aliases])
}

/** What pages are made of, without tests, stories and what these share. */
const sources = fs
  .globSync('{app,flows/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories|test-d)\.tsx?$|[/\\](?:testing|stories)[/\\]/.test(file))

test('every call that lends is made by a publishing', () => {
  assert.ok(lending.includes('cashPublishV2') && lending.includes('merchantPublish'), lending.join())
  const callers = sources.filter((file) =>
    lending.some((name) => new RegExp(`\\b${name}\\b`).test(read(file))),
  )
  assert.ok(callers.length > 3, 'the callers are found')
  // `typeof` names a call for the types of its refusals, and calls nothing.
  const outside = callers.filter((file) => {
    const text = read(file).replaceAll(/\bimport type [^;]*?from '[^']+'|<typeof \w+>/g, '')
    return (
      lending.some((name) => new RegExp(`\\b${name}\\b`).test(text)) && !text.includes('definePublishing')
    )
  })
  assert.deepEqual(outside, [])
})
