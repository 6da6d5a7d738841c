import assert from 'node:assert/strict'
import { test } from 'vitest'
import { MOST_ANSWERED } from './answers.ts'
import { readRegister, totalsOf } from './register.ts'

test('every line of the specification is used, or has an answer that holds', async () => {
  const { rows, faults } = await readRegister()
  assert.deepEqual(faults, [])
  const counted = rows.filter(({ state, isNameOnly }) => state === 'answered' && !isNameOnly)
  assert.ok(counted.length <= MOST_ANSWERED)
  // The lists are read whole: a list that is lost would have nothing to say.
  const lines = Object.fromEntries(totalsOf(rows).map((total) => [total.list, total.lines]))
  assert.ok((lines['routes'] ?? 0) >= 276)
  assert.deepEqual(
    [lines['widgets'], lines['rules'], lines['calls'], lines['fields'], lines['environment'], lines['gaps']],
    [152, 510, 245, 464, 188, 141],
  )
})
