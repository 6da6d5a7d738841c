import assert from 'node:assert/strict'
import test from 'node:test'
import { cases, testsById } from './deck.mjs'

const tests = testsById()

void test('every case of the deck that concerns what is built is a test of its name', () => {
  const missing = Object.keys(cases).filter((id) => !cases[id].waits && !tests.has(id))
  assert.deepEqual(missing, [])
  assert.ok(Object.keys(cases).length >= 71)
})

void test('a case that waits says for what, and no longer waits once there is a test', () => {
  for (const [id, { waits }] of Object.entries(cases))
    if (waits) assert.ok(!tests.has(id), `${id} has a test`)
})

void test('no test carries an id that the deck does not know', () => {
  assert.deepEqual(
    [...tests.keys()].filter((id) => !Object.hasOwn(cases, id)),
    [],
  )
})
