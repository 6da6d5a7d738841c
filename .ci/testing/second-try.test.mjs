import assert from 'node:assert/strict'
import test from 'node:test'
import { mayTryAgain, merged } from './second-try.mjs'

const step = (more) => ({ name: 'kit', passed: 10, failed: 0, ms: 5, failures: [], ...more })

void test('few failures are tried again, many are not', () => {
  assert.equal(mayTryAgain([step({ failed: 8 }), step({})]), true)
  assert.equal(mayTryAgain([step({ failed: 8 }), step({ failed: 1 })]), false)
})

void test('a test that passes at the second try is counted as passed, and named', () => {
  const both = merged(step({ failed: 2, failures: ['a', 'b'] }), step({ failed: 1, failures: ['b'] }))
  assert.deepEqual([both.passed, both.failed, both.failures, both.unsteady], [11, 1, ['b'], ['a']])
})

void test('a test that fails again stays failed', () => {
  const both = merged(step({ failed: 1, failures: ['a'] }), step({ failed: 1, failures: ['a'] }))
  assert.deepEqual([both.passed, both.failed, both.failures, both.unsteady], [10, 1, ['a'], []])
})

void test('a second try that cannot run leaves the step failed', () => {
  const both = merged(step({ failed: 3, failures: ['a'] }), step({ passed: 0, failed: 1, failures: [] }))
  assert.equal(both.failed, 3)
})
