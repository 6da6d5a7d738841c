import assert from 'node:assert/strict'
import { test } from 'vitest'
import { areasOf, coverage, readReasons, readRules, readTests } from './rules.ts'
import { titlesOf } from './titles.ts'

const rule = (id: string) => ({ id, statement: 'What holds', testable: 'how to see it' })
const named = (title: string) => ({ file: 'a.test.ts', title })

test('every rule of the loan scene has a test, or a reason to have none', () => {
  const rules = readRules()
  assert.deepEqual(coverage(rules, readTests(areasOf(rules)), readReasons()).faults, [])
})

test('a rule without a test and without a reason is a fault', () => {
  const { faults } = coverage([rule('plan.1'), rule('plan.2')], [named('plan.1: a row')], { 'plan.2': ' ' })
  assert.equal(faults.length, 1)
  assert.match(faults[0] ?? '', /plan\.2 has no test/)
})

test('a rule with a test and a reason is a fault', () => {
  const { faults } = coverage([rule('plan.1')], [named('plan.1: a row')], { 'plan.1': 'not built' })
  assert.match(faults.join(), /plan\.1 has a test and a reason/)
})

test('a test or a reason for a rule that does not exist is a fault', () => {
  const { faults } = coverage([rule('plan.1')], [named('plan.1, plan.9: a row')], { 'exit.1': 'not built' })
  assert.equal(faults.length, 2)
  assert.match(faults.join(), /plan\.9 is in the title.*exit\.1 is in flows\/rules-without-test\.json/)
})

test('an id is not found in a longer one, in a path or in code', () => {
  const tests = ['plan.12: a row', 'reads src/plan.1', 'calls plan.1()'].map(named)
  assert.deepEqual(coverage([rule('plan.1'), rule('plan.12')], tests, {}).entries[0]?.tests, [])
})

test('titles are those of tests with their groups, of rows, and of played stories', () => {
  const text = `
    const ROWS = [['a.1', 5], ['b.2', { c: 1 }]] as const
    describe('group', () => {
      it('one', () => {})
      it.skip('left out', () => {})
      it.each(ROWS)('%s', () => {})
      it.each([{ id: 'a.3' }])('row $id', () => {})
    })
    describe.skip('left out', () => { it('two', () => {}) })
    test.describe('shop', () => { test(\`of \${x}\`, async () => {}) })
    export const Played = { name: 'a.4: played', play: () => {} } satisfies Story
    export const Shown = { name: 'a.5: shown' }
    log('no test')
  `
  assert.deepEqual(titlesOf('a.test.ts', text), [
    'group > one',
    'group > %s | a.1',
    'group > %s | b.2',
    'group > row $id | a.3',
    'shop > of …',
    'a.4: played',
  ])
})
