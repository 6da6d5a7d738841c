import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as names } from '../order/documentsCopy.ts'
import { copy } from './copy.ts'
import { uploadFile } from './step.ts'

const ORDER = 'merchant/getLoanData'
const exited = (name: string) => [{ name, query: undefined }]
const open = (options: OpenPageOptions<object> = {}) =>
  openPage(uploadFile, { persona: 'merchant-passed', ...options })
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const documents = (...list: { type: string; title: string; status: number; reason?: string }[]) => ({
  faults: [replies(ORDER, { status: 3, orderNum: 'MO1', documents: list })],
})

it('lists what the server wants, and each opens its page', async () => {
  const { exits } = await open()
  for (const title of ['经营许可证', '店铺租赁合同', '结婚证']) await row(title).getByRole('button').click()
  expect(exits.map(({ name }) => name)).toEqual(['certificate', 'contract', 'marriageCert'])
})

it('says what is in and why one was refused; what is in does not open', async () => {
  const { exits } = await open(
    documents(
      { type: 'certificate', title: '经营许可证', status: 1 },
      { type: 'contract', title: '店铺租赁合同', status: 2, reason: '图片模糊，请重新拍摄' },
    ),
  )
  await expect.element(row('经营许可证')).toMatchTextContent(names.notes.done)
  expect(row('经营许可证').getByRole('button').elements()).toEqual([])
  await expect.element(row('店铺租赁合同')).toMatchTextContent('图片模糊，请重新拍摄')
  await row('店铺租赁合同').getByRole('button').click()
  await expect.poll(() => exits).toEqual(exited('contract'))
})

it('a document without a page here is not opened, and says who takes it', async () => {
  await open(documents({ type: 'taxReceipt', title: '完税证明', status: 0 }))
  await expect.element(row('完税证明')).toMatchTextContent(copy.noPage)
  expect(row('完税证明').getByRole('button').elements()).toEqual([])
})

it('without a list names what every application may need', async () => {
  await open({ faults: [replies(ORDER, { status: 3, orderNum: 'MO1' })] })
  await expect.element(row('结婚证')).toMatchTextContent(names.ifMarried)
})

it('leads to pictures of the ID card', async () => {
  const { tap, exits } = await open()
  await tap(new RegExp(copy.idCard.label))
  await expect.poll(() => exits).toEqual(exited('idCard'))
})

it('with all of them in leads on, as the status says', async () => {
  const { clock, exits, world, text } = await open()
  await expect.element(text(copy.heading)).toBeVisible()
  world.sandbox.addFaults('default', replies(ORDER, { status: 31, orderNum: 'MO1' }))
  await clock.advance(11_000)
  await expect.poll(() => exits).toEqual(exited('moved'))
})

it('that does not load says so, and is loaded again', async () => {
  const { text, tap } = await open({ faults: [{ match: ORDER, fault: 'result=42020', times: 1 }] })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(text(copy.heading)).toBeVisible()
})
