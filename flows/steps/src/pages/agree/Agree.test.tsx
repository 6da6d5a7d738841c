import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { breakDirectlyConfirm, dzlProtocol } from './step.ts'

const RECORD = 'other/agreementrecord'
const CONFIRM = 'cash/protocolConfirm'
const box = page.getByRole('checkbox')

async function open(
  step: typeof dzlProtocol = dzlProtocol,
  options: OpenPageOptions<{ breakType?: string }> = {},
) {
  const opened = await openPage(step, { persona: 'dzl-start', ...options })
  await expect.element(box).toBeEnabled()
  return opened
}

it('asks for the tick, records the consent once, and goes on', { tags: ['agreement.9'] }, async () => {
  const { tap, exits, calls } = await open()
  await expect.element(box).not.toBeChecked()
  await tap(copy.submit)
  await expect.element(page.getByText('请先阅读并同意协议')).toBeVisible()
  await expect.element(page.getByText('借款用途')).not.toBeInTheDocument()
  expect(exits).toEqual([])
  await box.click()
  await tap(copy.submit)
  await expect.poll(() => exits).toEqual([{ name: 'signed', query: undefined }])
  expect(calls(RECORD).map(({ request }) => request)).toMatchObject([{ clientCode: 'dzl' }])
  expect(calls(CONFIRM)).toEqual([])
})

it(
  'tries the record four times, then unticks the box and says what happened',
  { tags: ['agreement.8', 'agreement.13'] },
  async () => {
    const { clock, calls } = await open(dzlProtocol, { faults: [{ match: RECORD, fault: 'drop=before' }] })
    await box.click()
    await expect.poll(() => calls(RECORD).length).toBeGreaterThan(0)
    await clock.advance(20_000)
    await expect.element(page.getByText('网络异常，请您重新提交')).toBeVisible()
    await expect.element(box).not.toBeChecked()
    expect(calls(RECORD)).toHaveLength(4)
  },
)

it('opens an agreement, and remembers in the tab that it was read', async () => {
  const opened = await open()
  const row = page.getByRole('button', { name: new RegExp(copy.unread) }).first()
  await row.click()
  await expect.poll(() => opened.host.opened).toHaveLength(1)
  await opened.reload()
  await expect.poll(() => page.getByText(copy.read, { exact: true }).elements()).toHaveLength(1)
})

it('confirms each protocol at the loan, with the kind of loan in the trace', async () => {
  const { tap, exits, calls } = await open(breakDirectlyConfirm, { search: { breakType: 'V2' } })
  await box.click()
  await tap(copy.submit)
  await expect.poll(() => exits).toEqual([{ name: 'signed', query: undefined }])
  const names = calls('cash/queryLoanAgreements').length
  expect(names).toBeGreaterThan(0)
  expect(calls(CONFIRM).length).toBeGreaterThan(0)
  expect(calls(CONFIRM)[0]?.request).toMatchObject({ processFlag: 3 })
  expect(calls('cash/serverUpload')[0]?.request).toMatchObject({ traceData: { scene: 'breakDirectly_V2' } })
})

it('stays when a protocol cannot be confirmed', async () => {
  const { tap, exits } = await open(breakDirectlyConfirm, {
    faults: [{ match: CONFIRM, fault: 'result=42020' }],
  })
  await box.click()
  await tap(copy.submit)
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  expect(exits).toEqual([])
})

const LIST = 'cash/queryLoanAgreements'
const agreement = (name: string, url = `https://agreements.test/${name}`) => ({
  name,
  url,
  isLoanProtocol: true,
})
const listOf = (...agreements: object[]) => replies(LIST, agreements)

it('without agreements nobody can agree: it says so, and loads them again', async () => {
  const { tap, text } = await openPage(dzlProtocol, {
    persona: 'dzl-start',
    faults: [{ ...listOf(), times: 1 }],
  })
  await expect.element(text(copy.none)).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
  await tap(copy.reload)
  await expect.element(box).toBeEnabled()
})

it('whose agreements did not load says so, and loads them again', async () => {
  const faults = [{ match: LIST, fault: 'result=42020', times: 1 }]
  const { tap, text } = await openPage(dzlProtocol, { persona: 'dzl-start', faults })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(box).toBeEnabled()
})

it('marks the agreement that was opened, and no other; the tick stays off', async () => {
  const { host } = await open(dzlProtocol, { faults: [listOf(agreement('授权书'), agreement('服务协议'))] })
  await page.getByRole('button', { name: /服务协议.*未读/ }).click()
  await expect.element(page.getByRole('button', { name: /服务协议.*已阅读/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /授权书.*未读/ })).toBeVisible()
  expect(host.opened).toEqual(['https://agreements.test/服务协议'])
  await expect.element(box).not.toBeChecked()
})

it('keeps what was read before when another agreement is opened after a reload', async () => {
  const opened = await open()
  const unread = page.getByRole('button', { name: new RegExp(copy.unread) })
  const count = unread.elements().length
  await unread.first().click()
  await opened.reload()
  await expect.poll(() => unread.elements()).toHaveLength(count - 1)
  await unread.first().click()
  await expect.poll(() => unread.elements()).toHaveLength(count - 2)
})

it('signs each of several agreements, once for two taps', async () => {
  const names = ['授权书', '服务协议', '借款协议']
  const faults = [listOf(...names.map((name) => agreement(name))), { match: CONFIRM, fault: 'latency=3000' }]
  const { clock, exits, calls } = await open(breakDirectlyConfirm, { faults })
  await box.click()
  await page.getByRole('button', { name: copy.submit }).dblClick()
  await clock.advance(20_000)
  await expect.poll(() => exits.length).toBeGreaterThan(0)
  expect(calls(CONFIRM).map(({ request }) => request)).toEqual(
    names.map((name) => ({
      processFlag: 3,
      agreementName: name,
      agreementUrl: `https://agreements.test/${name}`,
    })),
  )
})

it('can be signed again after a protocol could not be confirmed', async () => {
  const faults = [{ match: CONFIRM, fault: 'result=42020', times: 1 }]
  const { tap, exits } = await open(breakDirectlyConfirm, { faults })
  await box.click()
  await tap(copy.submit)
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await tap(copy.submit)
  await expect.poll(() => exits).toEqual([{ name: 'signed', query: undefined }])
})

it('an unticked box signs nothing, although it was ticked before', async () => {
  const { tap, exits, calls } = await open(breakDirectlyConfirm)
  await box.click()
  await expect.poll(() => calls(RECORD)).toHaveLength(1)
  await box.click()
  await tap(copy.submit)
  await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
  expect([exits, calls(CONFIRM)]).toEqual([[], []])
})
