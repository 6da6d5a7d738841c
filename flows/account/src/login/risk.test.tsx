import { refuses } from '@koo/page/testing'
import { openPage, type OpenedPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { login } from './step.ts'
import { askCode, code, mobile, NUMBERS, send } from './testing/signIn.ts'

const open = (options: OpenPageOptions<object> = {}) => openPage(login, { signedIn: false, ...options })
const checks = (opened: OpenedPage) => opened.calls('user/loginRisk').map(({ request }) => request)
const codes = (opened: OpenedPage) => opened.calls('user/sendLoginCode')

it('says nothing about a number that passes', async () => {
  const opened = await open()
  await askCode(NUMBERS.ordinary)
  await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
  expect(checks(opened)).toEqual([{ mobile: NUMBERS.ordinary }])
  await expect.element(opened.text('联系客服')).not.toBeInTheDocument()
})

it('adds a sentence for a number that has to be verified, and sends the code', async () => {
  const opened = await open()
  await askCode(NUMBERS.verified)
  await expect.element(opened.text('检测到您在新设备登录，请完成短信验证')).toBeVisible()
  await expect.element(opened.text('已发送至138 •••• 0198')).toBeVisible()
  expect([checks(opened).length, codes(opened).length]).toEqual([1, 1])
  await mobile.fill(NUMBERS.ordinary)
  await expect.element(opened.text('检测到您在新设备登录，请完成短信验证')).not.toBeInTheDocument()
})

it('sends no code to a number that is rejected, and leads to the service', async () => {
  const opened = await open()
  await askCode(NUMBERS.rejected)
  await expect.element(opened.text('该手机号存在安全风险，暂时无法登录，请联系客服处理')).toBeVisible()
  await expect.element(opened.text(copy.risk.help)).toBeVisible()
  expect([checks(opened).length, codes(opened).length]).toEqual([1, 0])
  await expect.element(mobile).toHaveValue('138 0000 0199')
  // The number is wrong, not the code.
  await expect.element(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect.element(code).not.toHaveAttribute('aria-invalid', 'true')
  await opened.tap(copy.risk.contact)
  await expect.poll(() => opened.host.opened).toEqual(['https://links.test/customer-service'])
})

it('forgets why a number was rejected when it is corrected', async () => {
  const opened = await open()
  await askCode(NUMBERS.rejected)
  await expect.element(mobile).toHaveAttribute('aria-invalid', 'true')
  await mobile.fill(NUMBERS.ordinary)
  await expect.element(mobile).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(opened.text(/存在安全风险/)).not.toBeInTheDocument()
  await expect.element(opened.text(copy.risk.help)).not.toBeInTheDocument()
})

it('cuts no word of what it says in half', async () => {
  await page.viewport(375, 667)
  const opened = await open({
    host: { config: (key) => (key === 'customerService' ? { phone: '95000' } : undefined) },
  })
  await askCode(NUMBERS.rejected)
  const said = opened.text(copy.risk.helpByPhone('95000'))
  await expect.element(said).toBeVisible()
  const text = said.element().firstChild as Text
  const range = document.createRange()
  const at = text.data.indexOf('核实')
  range.setStart(text, at)
  range.setEnd(text, at + 2)
  expect(range.getClientRects()).toHaveLength(1)
})

it('names the telephone of the service when the configuration has one', async () => {
  const opened = await open({
    host: { config: (key) => (key === 'customerService' ? { phone: '95000' } : undefined) },
  })
  await askCode(NUMBERS.rejected)
  await expect.element(opened.text(copy.risk.helpByPhone('95000'))).toBeVisible()
})

it('offers no way to a service that has no page here', async () => {
  const opened = await open({ host: { links: [] } })
  await askCode(NUMBERS.rejected)
  await expect.element(opened.text(copy.risk.help)).toBeVisible()
  await expect.element(page.getByRole('button', { name: copy.risk.contact })).not.toBeInTheDocument()
})

it('holds nobody back when the check gets no answer', async () => {
  const opened = await open({ faults: [refuses('user/loginRisk', 42000)] })
  await askCode(NUMBERS.ordinary)
  await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
  expect(codes(opened)).toHaveLength(1)
})

it('is one check for twenty taps', async () => {
  const opened = await open()
  await mobile.fill(NUMBERS.ordinary)
  const button = send.element() as HTMLButtonElement
  for (let tap = 0; tap < 20; tap += 1) button.click()
  await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
  expect([checks(opened).length, codes(opened).length]).toEqual([1, 1])
})
