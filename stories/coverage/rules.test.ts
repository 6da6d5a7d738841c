import assert from 'node:assert/strict'
import { test } from 'vitest'
import { areasOf, coverage, readReasons, readRules, readTests } from './rules.ts'
import { taggedTests } from './tags.ts'

const rule = (id: string) => ({ id, statement: 'What holds', testable: 'how to see it' })
const tagged = (...tags: string[]) => ({ file: 'a.test.ts', title: 'a row', tags })

test('every rule of the product has a test, or a reason to have none', () => {
  const rules = readRules()
  assert.deepEqual(coverage(rules, readTests(areasOf(rules)), readReasons()).faults, [])
})

test('a rule without a test and without a reason is a fault', () => {
  const { faults } = coverage([rule('plan.1'), rule('plan.2')], [tagged('plan.1')], { 'plan.2': ' ' })
  assert.equal(faults.length, 1)
  assert.match(faults[0] ?? '', /plan\.2 has no test/)
})

test('a test or a reason for a rule that does not exist is a fault', () => {
  const { faults } = coverage([rule('plan.1')], [tagged('plan.1', 'plan.9')], { 'exit.1': 'not built' })
  assert.equal(faults.length, 2)
  assert.match(faults.join(), /plan\.9 is a tag.*exit\.1 is in flows\/spec-answers\.json/)
})

test('a test has its own tags and those of its groups; one that is skipped has none', () => {
  const text = `
    describe('group', { tags: ['a.1'] }, () => {
      it('one', { tags: ['a.2', 'a.3'] }, () => {})
      it.skip('left out', { tags: ['a.4'] }, () => {})
      it.each([1, 2])('%s', { retry: 1, tags: ['a.5'] }, () => {})
    })
    describe.skip('left out', () => { it('two', { tags: ['a.6'] }, () => {}) })
    test.describe('shop', () => { test(\`of \${x}\`, { tag: ['@a.7', '@a.8'] }, async () => {}) })
    test('by one', { tag: '@a.9' }, () => {})
    it('has none', () => {})
    log('no test', { tags: ['a.10'] })
  `
  const found = taggedTests('a.test.ts', text).map(({ title, tags }) => ({ title, tags }))
  assert.deepEqual(found, [
    { title: 'group > one', tags: ['a.1', 'a.2', 'a.3'] },
    { title: 'group > %s', tags: ['a.1', 'a.5'] },
    { title: 'shop > of …', tags: ['a.7', 'a.8'] },
    { title: 'by one', tags: ['a.9'] },
  ])
})
