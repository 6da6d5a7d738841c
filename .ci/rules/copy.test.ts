import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'vitest'
import { faults } from '../boundaries.ts'
import { copyFaults } from './copy.ts'
import { planted } from './testing/planted.ts'
import { readPackages } from './workspace.ts'

const COPY = 'flows/siku/src/copy.ts'
const text = (words: string, key = 'text') => `export const copy = { ${key}: ${words} } as const\n`

/** The fault, its text in copy.ts, and the message with fault and remedy. */
const FOUND: [title: string, words: string, message: RegExp][] = [
  ['a space before a unit', text("'最多上传 3 张'"), /copy\.ts:1 has a space.*stand without spaces/],
  ['a space after a figure that is put in', text('(n: number) => `还有${n} 天`'), /has a space/],
  ['a space before one', text('(n: number) => `第 ${n}步`'), /has a space/],
  ['a space around a mask', text("'已发送至 138****0002'"), /has a space/],
  ['an amount without separators', text("'最高可借50000元'"), /writes .*50000元.*separators/],
  ['one with cents', text("'还差5600.00元'"), /separators/],
  ['a button that shames', text("'我要放弃'", 'cancel'), /says 放弃 on a button.*离开/],
  ['a button of a part that shames', text("'放弃资格'", 'giveUpText'), /on a button/],
  ['a comma of Latin texts', text("'没有放款,额度没有变化'"), /mixes widths/],
  ['full-width digits', text("'共１２期'"), /mixes widths/],
  ['an ellipsis after a title', text("'正在确认…'", 'title'), /ends with an ellipsis.*ring/],
  ['an ellipsis of dots', text("'正在加载...'", 'loading'), /ellipsis/],
]

for (const [title, words, message] of FOUND) {
  test(`${title}: found`, (t) => {
    const found = faults(planted(t, { [COPY]: words }, { kind: 'flow' }))
    assert.match(found.join('\n'), message)
  })
}

test('it is found in strings, in the kit’s Chinese and in the sandbox, and not in other sources or in the lab', (t) => {
  const bad = text("'共 3 期'")
  const places = [
    'kit/src/Bad/strings.ts',
    'kit/src/locale/business/zh-CN.ts',
    'flows/siku/src/definitionCopy.ts',
    'api-client/sandbox/src/anything.ts',
    'flows/siku/src/data.ts',
    'app/lab/src/copy.ts',
  ]
  const root = planted(t, Object.fromEntries(places.map((place) => [place, bad])))
  const found = copyFaults(readPackages(root)).map((line) => line.split(':')[0])
  assert.deepEqual(new Set(found), new Set(places.slice(0, 4)))
})

const FINE: [title: string, words: string][] = [
  ['figures without spaces', text('(n: number) => `第${n}步，共6步，¥12,000.00`')],
  ['a space before the sign of money and around a dot', text('(sum: string) => `12期 · 每期 ¥${sum}`')],
  ['a Latin word that ends with a digit', text("'请选择 MP4 视频'")],
  ['the range of a coupon', text("'借款1000-5000元可用'")],
  ['a year and a number of an order', text("'2026年，订单202611300001'")],
  ['a refusal in a sentence', text("'确认放弃申请吗？'", 'title')],
  ['a button that is busy', text("'提交中…'", 'pending')],
  ['a list of names with numbers', text("'01石家庄市 02唐山市 03秦皇岛市'")],
]

for (const [title, words] of FINE) {
  test(`${title}: fine`, (t) => {
    assert.deepEqual(copyFaults(readPackages(planted(t, { [COPY]: words }))), [])
  })
}

test('a text that a rule fixes to the letter needs the number of the rule', (t) => {
  const fixed = (comment: string) =>
    `export const copy = {\n  ${comment}\n  text: '借款5000元及以下可用',\n} as const\n`
  const of = (comment: string) => copyFaults(readPackages(planted(t, { [COPY]: fixed(comment) })))
  assert.deepEqual(of('// To the letter: couponRule.31'), [])
  assert.equal(of('// To the letter').length, 1)
  assert.equal(of('/** The largest amount. */').length, 1)
})

test('the texts of the product follow the rules', () => {
  const root = path.join(import.meta.dirname, '..', '..')
  assert.deepEqual(copyFaults(readPackages(root)), [])
})
