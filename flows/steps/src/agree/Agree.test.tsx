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

it('agreement.9: asks for the tick, records the consent once, and goes on', async () => {
  const { tap, exits, calls } = await open()
  await expect.element(box).not.toBeChecked()
  await tap(copy.submit)
  await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
  expect(exits).toEqual([])
  await box.click()
  await tap(copy.submit)
  await expect.poll(() => exits).toEqual([{ name: 'signed', query: undefined }])
  expect(calls(RECORD).map(({ request }) => request)).toMatchObject([{ clientCode: 'dzl' }])
  expect(calls(CONFIRM)).toEqual([])
})

it('agreement.8, agreement.13: tries the record four times, then unticks the box and says what happened', async () => {
  const { clock, calls } = await open(dzlProtocol, { faults: [{ match: RECORD, fault: 'drop=before' }] })
  await box.click()
  await expect.poll(() => calls(RECORD).length).toBeGreaterThan(0)
  await clock.advance(20_000)
  await expect.element(page.getByText('网络异常，请您重新提交')).toBeVisible()
  await expect.element(box).not.toBeChecked()
  expect(calls(RECORD)).toHaveLength(4)
})

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
