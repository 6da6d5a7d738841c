import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'vitest'
import { planted } from './planted.ts'
import { sizeFaults } from './sizes.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const long = 'const a = 1\n'.repeat(251)
const longTest = 'const a = 1\n'.repeat(401)

test('no file of the project is too long, and no exception is out of date', () => {
  assert.deepEqual(sizeFaults(root), [])
})

test('a file of 251 lines is found, and a test of 401; one line less is fine', (t) => {
  const workspace = planted(t, {
    'pricing/src/a.ts': long,
    'pricing/src/b.test.ts': longTest,
    'pricing/src/c.ts': long.slice(12),
    'pricing/src/d.test.ts': longTest.slice(12),
  })
  const found = sizeFaults(workspace, {})
  assert.equal(found.length, 2)
  assert.match(found.join(), /a\.ts has 251 lines: split it by subject.*b\.test\.ts has 401 lines/)
})

test('an exception with a reason holds until it is not needed any more', (t) => {
  const workspace = planted(t, { 'pricing/src/a.ts': long })
  assert.deepEqual(sizeFaults(workspace, { 'pricing/src/a.ts': 'a table' }), [])
  const [fault] = sizeFaults(workspace, { 'pricing/src/a.ts': 'a table', 'pricing/src/b.ts': 'gone' })
  assert.match(fault ?? '', /b\.ts is in the list .* take it out/)
})
