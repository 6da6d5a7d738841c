import assert from 'node:assert/strict'
import test from 'node:test'
import { runInLanes } from './lanes.mjs'
import { quick, slow } from './steps.mjs'

/** Runs steps that end when the test says so. Returns the names of the steps in the order in which they began. */
function started(steps, lanes) {
  const began = []
  const ends = new Map()
  const all = runInLanes(steps, lanes, ({ name }) => {
    began.push(name)
    return new Promise((resolve) => ends.set(name, () => resolve(name)))
  })
  const end = async (name) => {
    ends.get(name)()
    await new Promise(setImmediate)
  }
  return { began, end, all }
}

const step = (name, more = {}) => ({ name, ...more })

void test('begins as many as there are lanes, in order, and answers in order', async () => {
  const { began, end, all } = started([step('a'), step('b'), step('c')], 2)
  assert.deepEqual(began, ['a', 'b'])
  await end('b')
  assert.deepEqual(began, ['a', 'b', 'c'])
  await end('c')
  await end('a')
  assert.deepEqual(await all, ['a', 'b', 'c'])
})

void test('a step waits for those it comes after, and lets others pass', async () => {
  const { began, end } = started([step('build'), step('use', { after: ['build'] }), step('other')], 2)
  assert.deepEqual(began, ['build', 'other'])
  await end('other')
  assert.deepEqual(began, ['build', 'other'])
  await end('build')
  assert.deepEqual(began, ['build', 'other', 'use'])
})

void test('a step that is not among those that run is not waited for', () => {
  assert.deepEqual(started([step('a'), step('use', { after: ['build'] })], 2).began, ['a', 'use'])
})

void test('one that is alone waits for all before it, and none passes it', async () => {
  const { began, end } = started([step('a'), step('b', { alone: true }), step('c')], 2)
  assert.deepEqual(began, ['a'])
  await end('a')
  assert.deepEqual(began, ['a', 'b'])
  await end('b')
  assert.deepEqual(began, ['a', 'b', 'c'])
})

void test('every step that comes after another one names a step before it', () => {
  const names = [...quick, ...slow].map(({ name }) => name)
  for (const { name, after = [] } of [...quick, ...slow])
    for (const other of after)
      assert.ok(names.includes(other) && names.indexOf(other) < names.indexOf(name), `${name} after ${other}`)
})
