// What the register is there for, planted in a small project: each fault is red, with its name.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, test } from 'vitest'
import { taggedTests } from '../tags.ts'
import { answered, type Answers, type Held } from './answers.ts'
import { madeCalls, undeclaredLines } from './calls.ts'
import type { Line } from './line.ts'
import { fieldLines, namedLines } from './lists.ts'
import { reach, readSources } from './reach.ts'
import { orphansOf } from './subjects.ts'
import { wordsOf } from './words.ts'

const files = {
  'package.json': '{}',
  'pnpm-workspace.yaml': 'packages:\n  - app\n  - pricing\n',
  'tsconfig.json':
    '{"compilerOptions":{"strict":true,"noEmit":true,"module":"esnext","moduleResolution":"bundler","allowImportingTsExtensions":true},"include":["app","pricing","api-client"]}',
  'app/package.json': '{"name":"@x/app"}',
  'pricing/package.json': '{"name":"@x/pricing","exports":{".":"./src/index.ts"}}',
  'pricing/src/index.ts': "export * from './due.ts'\n",
  'pricing/src/due.ts': [
    "import { half } from './half.ts'",
    'export const due = (sum: number) => half(sum)',
    'export const orphan = (sum: number) => due(sum) + 1',
  ].join('\n'),
  'pricing/src/half.ts': 'export const half = (sum: number) => sum / 2\n',
  'api-client/src/gen/calls/pay.ts': "export const pay = () => ({ path: 'loan/pay' })\n",
  'api-client/src/gen/calls/wipe.ts': "export const wipe = () => ({ path: 'loan/wipe' })\n",
  'app/src/types.ts': 'export type Loan = { sum: number; fee: number }\nexport type Card = { fee: number }\n',
  'app/src/main.ts': [
    "import { due } from '@x/pricing'",
    "import { pay } from '../../api-client/src/gen/calls/pay.ts'",
    "import type { Card, Loan } from './types.ts'",
    'const Shown = ({ sum }: Loan, card: Card) => due(sum) + card.fee',
    "const later = () => import('./late.ts').then(({ Late }) => Late)",
    'console.log(Shown, pay, later)',
  ].join('\n'),
  'app/src/late.ts': 'export const Late = 1\nexport const NeverAsked = 2\n',
}

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'register-'))
for (const [file, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
afterAll(() => fs.rmSync(root, { recursive: true }))

const sources = readSources(root)
const reached = reach(sources, ['app/src/main.ts#(loading)'])
const words = wordsOf(sources, reached)
const code = { root, sources, reached, words }

const nothingKnown: Held = { has: () => false, isEntry: () => false }
const faultsOf = (lines: readonly Line[], answers: Answers = {}, held = nothingKnown) =>
  answered(lines, answers, held).faults.join('\n')
const widget = (finds: string) => namedLines('widgets', code, [{ id: 'kit.part', name: 'A part', finds }])

test('what is imported late counts by its names, and what nobody takes does not', () => {
  assert.equal(faultsOf(widget('Late')), '')
  assert.match(faultsOf(widget('NeverAsked')), /widgets kit\.part: nothing uses it/)
})

test('an unused part is red', () => {
  assert.equal(faultsOf(widget('Shown')), '')
  assert.match(
    faultsOf(widget('Swiper')),
    /widgets kit\.part: nothing uses it, and it has no answer\. A part/,
  )
})

test('an unread field is red, though another type has a field of that name that is read', () => {
  const lines = fieldLines(code, [{ id: 'Loan', types: ['app/src/types.ts#Loan'], fields: ['sum', 'fee'] }])
  assert.deepEqual(
    lines.map(({ id, by }) => [id, by]),
    [
      ['Loan.sum', ['app/src/main.ts#Shown']],
      ['Loan.fee', []],
    ],
  )
  assert.match(faultsOf(lines), /^fields Loan\.fee: nothing uses it/)
})

test('an undeclared call is red, one that nobody makes is not', () => {
  const made = madeCalls(code)
  assert.deepEqual([...made.keys()], ['loan/pay'])
  assert.equal(faultsOf(undeclaredLines(made, new Set(['loan/pay']))), '')
  assert.match(faultsOf(undeclaredLines(made, new Set())), /^calls loan\/pay: it is made, but neither/)
})

test('a rule whose test looks at an orphaned function names the function', () => {
  const look = (name: string) => {
    const file = 'pricing/src/due.test.ts'
    const text = `import { ${name} } from './due.ts'\nit('is paid', { tags: ['plan.1'] }, () => ${name}(1))\n`
    fs.writeFileSync(path.join(root, file), text)
    const [found] = taggedTests(file, text)
    assert.ok(found)
    return orphansOf(readSources(root), reached, file, found)
  }
  assert.deepEqual(look('due'), [])
  assert.deepEqual(look('orphan'), ['pricing/src/due.ts#orphan'])
})

test('a reason that is out of date is red', () => {
  const answer = { reason: 'there is no page for it', date: '2026-01-01', while: ['LatePage'] }
  const answers = { widgets: { 'kit.part': answer } }
  assert.equal(faultsOf(widget('Swiper'), answers), '')
  const isBuilt = { ...nothingKnown, has: (word: string) => word === 'LatePage' }
  assert.match(faultsOf(widget('Swiper'), answers, isBuilt), /out of date, for LatePage is there by now/)
  assert.match(faultsOf(widget('Shown'), answers), /out of date, for app\/src\/main\.ts/)
  const ofNothing = { widgets: { 'kit.part': { reason: 'so it is', date: '2026-01-01' } } }
  assert.match(faultsOf(widget('Swiper'), ofNothing), /stands on nothing/)
  assert.match(faultsOf([], answers), /an answer for a line that does not exist/)
})
