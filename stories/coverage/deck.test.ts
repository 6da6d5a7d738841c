import assert from 'node:assert/strict'
import { test } from 'vitest'
import { cases, testsById } from './deck.ts'

const tests = testsById()

test('every case of the deck that concerns what is built is a test of its name', () => {
  const missing = Object.keys(cases).filter((id) => !cases[id]?.waits && !tests.has(id))
  assert.deepEqual(missing, [])
  assert.ok(Object.keys(cases).length >= 71)
})

test('a case that waits says for what, and no longer waits once there is a test', () => {
  const waiting = Object.keys(cases).filter((id) => cases[id]?.waits)
  assert.deepEqual(
    waiting.filter((id) => tests.has(id)),
    [],
  )
})

test('no test carries an id that the deck does not know', () => {
  assert.deepEqual(
    [...tests.keys()].filter((id) => !Object.hasOwn(cases, id)),
    [],
  )
})
