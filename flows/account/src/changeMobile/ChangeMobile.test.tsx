import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { changeMobile } from './step.ts'

const NEW = '15912348888'
const MAY = 'user/changeMobilePrecheck'
const SEND = 'user/sendMobileChangeCode'
const CHANGE = 'user/changeMobile'

const code = () => page.getByRole('textbox', { name: '验证码' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(changeMobile, options)
  await expect.element(opened.field(copy.label)).toBeVisible()
  return opened
}

/** Has a code sent to the new number. */
async function openSent(options: OpenPageOptions<object> = {}) {
  const opened = await open(options)
  await opened.fill(copy.label, NEW)
  await opened.tap('获取验证码')
  await expect.element(opened.text('已发送至159 •••• 8888')).toBeVisible()
  return opened
}

describe('the new number', () => {
  it('is proved by its code, and shown masked; the way leads back to the settings', async () => {
    const { tap, text, calls, exits, host } = await openSent()
    await code().fill('123456')
    const submit = button(copy.submit).element() as HTMLButtonElement
    for (let tapped = 0; tapped < 20; tapped += 1) submit.click()
    await expect.element(text(copy.changed.title)).toBeVisible()
    await expect.element(text('下次请用159 •••• 8888登录')).toBeVisible()
    expect(calls(CHANGE)).toHaveLength(1)
    expect(host.memory.getItem('code_change_mobile')).toBeNull()
    expect(page.getByLabelText(copy.label).elements()).toEqual([])
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('needs a code that is right', async () => {
    const { tap, text, errorOf, calls } = await openSent()
    await code().fill('000000')
    await tap(copy.submit)
    await expect.element(text(/验证码错误/)).toBeVisible()
    expect(calls(CHANGE)).toHaveLength(1)
    expect(errorOf(copy.label)).toBe('')
  })

  it.each([
    ['', copy.missing.mobile],
    ['12912345678', copy.wrong.mobile],
  ])('"%s" gets no code', async (typed, message) => {
    const { fill, tap, errorOf, calls } = await open()
    await fill(copy.label, typed)
    await tap('获取验证码')
    await expect.poll(() => errorOf(copy.label)).toContain(message)
    expect(calls(SEND)).toEqual([])
  })

  it.each([
    ['13800000002', /与当前手机号相同/],
    ['15912340199', /./],
  ])('%s is refused before any code is typed', async (typed, sentence) => {
    const { fill, tap, errorOf, calls } = await open()
    await fill(copy.label, typed)
    await tap('获取验证码')
    await expect.poll(() => calls(SEND)).toHaveLength(1)
    await expect.poll(() => errorOf(copy.label)).toMatch(sentence)
    expect(page.getByText(/已发送至/).elements()).toEqual([])
  })

  it('of another account is refused at the number', async () => {
    const registered = '该手机号已注册，请更换手机号'
    const { fill, tap, errorOf } = await open({ faults: [refuses(SEND, 42122, registered)] })
    await fill(copy.label, NEW)
    await tap('获取验证码')
    await expect.poll(() => errorOf(copy.label)).toContain(registered)
    await expect.element(code()).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('has no use for the code of another number', async () => {
    const { fill } = await openSent()
    await code().fill('123456')
    await fill(copy.label, '15912348889')
    await expect.element(code()).toHaveValue('')
  })

  it('is in no storage', async () => {
    const opened = await openSent()
    await opened.clock.advance(5_000)
    await opened.reload()
    await expect.element(page.getByLabelText(copy.label)).toHaveValue('')
  })
})

describe('a reply that was lost', () => {
  it('is looked up: the number of the account says whether it has changed', async () => {
    const { tap, text } = await openSent({ faults: [{ match: CHANGE, fault: 'drop=after', times: 1 }] })
    await code().fill('123456')
    await tap(copy.submit)
    await expect.element(text(/可能已经提交成功/)).toBeVisible()
    await tap('查看结果')
    await expect.element(text(copy.changed.title)).toBeVisible()
  })

  it('to a change that did not arrive changes nothing, and can be sent again', async () => {
    const { tap, text } = await openSent({ faults: [{ match: CHANGE, fault: 'drop=before', times: 1 }] })
    await code().fill('123456')
    await tap(copy.submit)
    await tap('查看结果')
    await expect.element(text(copy.notChanged)).toBeVisible()
    await tap('重新提交')
    await expect.element(text(copy.changed.title)).toBeVisible()
  })
})

describe('who may not change it now', () => {
  it.each([
    ['unverified', '请先完成实名认证', '去实名认证', 'verify'],
    ['account-frozen', '您的账户已冻结，请联系客服处理', '联系客服', 'service'],
    ['mobile-changed', /30天内更换过手机号/, copy.back, 'done'],
  ])('%s reads why, and where to go', async (persona, reason, way, exit) => {
    const { text, tap, exits, calls } = await openPage(changeMobile, { persona })
    await expect.element(text(reason)).toBeVisible()
    expect(page.getByLabelText(copy.label).elements()).toEqual([])
    await tap(way)
    expect(exits).toEqual([{ name: exit, query: undefined }])
    expect(calls(SEND)).toEqual([])
  })

  it('because of a review reads so', async () => {
    const reason = '您有审核中的借款申请，请等待审核完成后再更换手机号'
    const { text, tap, exits } = await openPage(changeMobile, {
      faults: [replies(MAY, { allowed: false, reason, reasonCode: 'AUDITING' })],
    })
    await expect.element(text(reason)).toBeVisible()
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('is asked for anew at each visit', async () => {
    const opened = await open()
    const again = await opened.reload()
    await expect.element(again.field(copy.label)).toBeVisible()
    expect(again.calls(MAY)).toHaveLength(2)
  })

  it('is not known after a failure, and can be asked for again', async () => {
    const { text, tap, field } = await openPage(changeMobile, { faults: [refuses(MAY, 42020, '', 1)] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(field(copy.label)).toBeVisible()
  })
})
