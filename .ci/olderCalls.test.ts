// The contract keeps older forms of some calls, because the provider still answers them. No page makes one.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const CALLS = 'api-client/src/gen/calls'
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Functions of the client that are marked as deprecated. */
const older = fs
  .readdirSync(path.join(root, CALLS))
  .filter((file) => read(`${CALLS}/${file}`).includes('@deprecated'))
  .map((file) => path.basename(file, '.ts'))

/** What pages are made of, without tests, stories and what these share. */
const sources = fs
  .globSync('{app,flows/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.tsx?$|[/\\]testing[/\\]/.test(file))

test('no page makes the older form of a call', () => {
  assert.deepEqual(older, [
    'cashPublish',
    'creditFaceAuth',
    'creditSaveBaseInfo',
    'merchantGetLoanRateInfo',
    'userBindBankcard',
    'userQueryBankcardListV2',
  ])
  assert.ok(sources.length > 500, 'the pages are found')
  const made = new RegExp(String.raw`\b(?:${older.join('|')})(?:Query|Mutation)?\b`)
  assert.deepEqual(
    sources.filter((file) => made.test(read(file))),
    [],
  )
})
