import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'vitest'
import {
  citationFaults,
  citing,
  faultsOf,
  idsIn,
  readDecisions,
  readEntries,
  type Entry,
} from './citations.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const ids = (text: string) => idsIn(text, ['plan', 'couponRule']).map(({ id }) => id)
const entry = (id: string, more?: Partial<Entry>) => ({ id, says: 'What holds', ...more })
const exists = (file: string) => file === 'a.ts'

test('every citation of the project has an entry', () => {
  assert.deepEqual(citationFaults(root), [])
})

test('finds every kind of citation', () => {
  assert.deepEqual(ids('gap 12'), ['gap 12'])
  assert.deepEqual(ids('(gaps 5, N7 and 8)'), ['gap 5', 'gap N7', 'gap 8'])
  assert.deepEqual(ids('semantics 3.1, 7.4'), ['semantics 3.1', 'semantics 7.4'])
  assert.deepEqual(ids('spec 4, 7'), ['spec 4', 'spec 7'])
  assert.deepEqual(ids('spec 2 "Amount box", "Tags", 4'), ['spec 2 "Amount box"', 'spec 2 "Tags"', 'spec 4'])
  assert.deepEqual(ids('security 1.10; OC-39'), ['security 1.10', 'OC-39'])
  assert.deepEqual(ids("it('couponRule.7, plan.1: …')"), ['couponRule.7', 'plan.1'])
  assert.deepEqual(ids('see decision 012'), ['decision 012'])
})

test('a citation may run over the lines of a comment', () => {
  assert.deepEqual(ids(' * waits (gap\n   * 12, spec\n   * 4 "One\n   * tap")'), [
    'gap 12',
    'spec 4 "One tap"',
  ])
})

test('other words and figures are no citation', () => {
  assert.deepEqual(ids('a gap of 8, spec 1.2, src/plan.1, plan.1(), security policy 3, the plan.'), [])
})

test('of code only comments cite; of tests and prose everything does', () => {
  const code = "const a = 'gap 1' // gap 2\n/** gap 3 */"
  assert.deepEqual(ids(citing('a.ts', code)), ['gap 2', 'gap 3'])
  assert.equal(citing('a.ts', code).length, code.length)
  assert.deepEqual(ids(citing('a.test.ts', code)), ['gap 1', 'gap 2', 'gap 3'])
  assert.deepEqual(ids(citing('a.mdx', 'gap 1')), ['gap 1'])
})

test('a citation without an entry is a fault', () => {
  const [fault, ...more] = faultsOf([], [{ id: 'gap 1', place: 'a.ts:3' }], exists)
  assert.match(fault ?? '', /^a\.ts:3 cites gap 1/)
  assert.deepEqual(more, [])
})

test('an entry that nobody cites says where it stands, or why nowhere', () => {
  assert.match(faultsOf([entry('gap 1')], [], exists).join(), /gap 1 is an entry that nobody cites/)
  assert.deepEqual(faultsOf([entry('gap 1', { at: ['a.ts'] })], [], exists), [])
  assert.deepEqual(faultsOf([entry('gap 1', { waits: 'not built' })], [], exists), [])
  assert.match(
    faultsOf([entry('gap 1', { at: ['b.ts'] })], [], exists).join(),
    /stands in b\.ts, which does not exist/,
  )
})

test('two entries with one id are a fault', () => {
  const cited = [{ id: 'gap 1', place: 'a.ts:1' }]
  assert.match(faultsOf([entry('gap 1'), entry('gap 1')], cited, exists).join(), /gap 1 is two entries/)
})

test('the records of decisions are numbered from 001 on, without a hole', () => {
  const numbers = readDecisions(root).map(({ number }) => Number(number))
  assert.deepEqual(
    numbers,
    numbers.map((_, at) => at + 1),
  )
})

test('what a rule waits for is told with its entry', () => {
  const rule = readEntries(root).find(({ id }) => id === 'pricing.10')
  assert.match(rule?.waits ?? '', /no page calculates a weekly sum/)
})
