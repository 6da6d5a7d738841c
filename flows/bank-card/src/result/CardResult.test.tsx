import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { add } from '../add/step.ts'
import { pressAtTheBank } from '../testing/atTheBank.ts'
import { copy } from './copy.ts'
import { result } from './step.ts'

const CARDS = 'user/queryAllBankcardList'

/** Opens the page of the bank, does something there, and comes back to the result. */
async function after(form: Readonly<Record<string, string>>, options: OpenPageOptions<object> = {}) {
  const first = await openPage(add, options)
  await expect.poll(() => first.host.opened).toHaveLength(1)
  const back = await pressAtTheBank(first.world, first.host.opened[0] ?? '', form)
  expect(back).toBe(new URL('result', location.origin + location.pathname).href)
  await first.view.unmount()
  return openPage(result, { world: first.world, host: { memory: first.host.memory } })
}

it('names the card that was added, and leads to the cards and to a loan', async () => {
  const { text, tap, exits } = await after({ outcome: 'success', bank: '中国建设银行', last: '4321' })
  await expect.element(text(copy.added.title)).toBeVisible()
  await expect.element(text('中国建设银行 储蓄卡 4321')).toBeVisible()
  await tap(copy.list)
  await tap(copy.loan)
  expect(exits.map(({ name }) => name)).toEqual(['list', 'loan'])
})

it('names it as well when the card is not the first of the list', async () => {
  const { text } = await after({ outcome: 'success', bank: '中国建设银行', last: '4321', keepDefault: '1' })
  await expect.element(text('中国建设银行 储蓄卡 4321')).toBeVisible()
})

it('of a customer who had none names the first one', async () => {
  const { text } = await after({ outcome: 'differs', last: '4321' }, { persona: 'no-card' })
  await expect.element(text(copy.added.title)).toBeVisible()
})

it('says that nothing was added, and claims no failure', async () => {
  const { text, tap, exits } = await after({ outcome: 'cancel' })
  await expect.element(text(copy.none.title)).toBeVisible()
  await tap(copy.again)
  expect(exits).toEqual([{ name: 'again', query: undefined }])
})

it('asks again on a tap: the bank may be late', async () => {
  const { text, tap, world } = await after({ outcome: 'cancel' })
  await expect.element(text(copy.none.title)).toBeVisible()
  world.sandbox.addFaults(
    'default',
    replies(CARDS, [{ userCardId: 'B9', bankName: '平安银行', cardNo: '**** **** **** 7788' }]),
  )
  await tap(copy.refresh)
  await expect.element(text('平安银行 储蓄卡 7788')).toBeVisible()
})

it('without what was before claims nothing, and leads to the list', async () => {
  const { text, tap, exits } = await openPage(result)
  await expect.element(text(copy.unknown.title)).toBeVisible()
  await tap(copy.list)
  expect(exits).toEqual([{ name: 'list', query: undefined }])
})

it('can be loaded again after a failure', async () => {
  const { text, tap } = await openPage(result, {
    faults: [{ match: CARDS, times: 1, fault: 'result=42020' }],
  })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(text(copy.unknown.title)).toBeVisible()
})
