import { memberUpgrade } from '@koo/api-client/calls'
import { replies, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { order, pay, tapAtCashier } from '../testing/shop.ts'
import { copy } from './copy.ts'
import { result } from './step.ts'

const STATE = 'virtual/queryPayResult'
type Options = OpenPageOptions<{ orderNum: string }>

async function open(before: (world: SandboxWorld) => Promise<string>, options: Options = {}) {
  const world = options.world ?? sandboxWorld()
  const orderNum = await before(world)
  return openPage(result, { search: { orderNum }, ...options, world })
}
const heading = (name: string) => page.getByRole('heading', { name })

it('of a paid one names the membership and its end, and leads to the centre', async () => {
  const { tap, exits } = await open((world) => pay(world, 'success'))
  await expect.element(heading('会员已开通')).toBeVisible()
  const receipt = page.getByRole('region', { name: copy.receipt.title })
  await expect.element(receipt).toMatchTextContent('实付金额¥25.00')
  await expect.element(receipt).toMatchTextContent(/会员会员月卡有效期至.*订单号/)
  await tap(copy.centre)
  expect(exits).toEqual([{ name: 'centre', query: undefined }])
})

it('of an upgrade names the higher card', async () => {
  const world = sandboxWorld({ persona: 'member' })
  const { text } = await open(
    async () => {
      const request = { planId: 'super-month', serialNumber: crypto.randomUUID() }
      const { orderNum, url } = await memberUpgrade(world.gateway, request)
      await tapAtCashier(world, url ?? '', 'success')
      return orderNum
    },
    { world },
  )
  await expect.element(text('超级会员月卡')).toBeVisible()
})

it.each([
  ['failed', '支付失败'],
  ['processing', '支付处理中，请稍候'],
] as const)('after %s claims no membership', async (outcome, title) => {
  await open((world) => pay(world, outcome))
  await expect.element(heading(title)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/会员已开通|权益已发放/)
})

it('of an order that was not paid can be asked for again', async () => {
  const { tap, calls } = await open(async (world) => (await order(world)).orderNum)
  await expect.element(heading('待支付')).toBeVisible()
  await tap('刷新结果')
  await expect.poll(() => calls(STATE).length).toBe(2)
})

it('of a state that is not known here claims nothing', { tags: ['loan.14'] }, async () => {
  await open((world) => pay(world, 'success'), {
    faults: [replies(STATE, { status: 'reviewing', statusText: '会员已开通' })],
  })
  await expect.element(heading(copy.ended.unknown.title)).toBeVisible()
  expect(document.body.textContent).not.toContain('会员已开通')
})

it('of a number that does not exist says so', async () => {
  const { text } = await open(() => Promise.resolve('none'))
  await expect.element(text(copy.missing.title)).toBeVisible()
})
