import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { exportInfo } from './step.ts'

const MAY = 'user/checkPersonalInfoExport'
const CONFIRM = 'user/checkPersonalInfoExportCode'
const KNOWN = 'user/selectUserData'

const code = () => page.getByRole('textbox', { name: '验证码' })

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(exportInfo, options)
  await expect.element(opened.text(copy.heading)).toBeVisible()
  return opened
}

async function openSent(options: OpenPageOptions<object> = {}) {
  const opened = await open(options)
  await opened.tap('获取验证码')
  await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
  return opened
}

type Opened = Awaited<ReturnType<typeof open>>
const codesSent = ({ world }: Opened) => world.sandbox.world().users[0]?.codesSent

describe('the page', () => {
  it('says what comes, where it is sent, how long that takes, and how often', async () => {
    const { text } = await open()
    await expect.element(text(/@/)).toBeVisible()
    await expect.element(text(copy.wait.value)).toBeVisible()
    await expect.element(text(copy.limit.value)).toBeVisible()
  })

  it('asks nothing by itself, and has one message sent by the button', async () => {
    const opened = await open()
    expect(opened.calls(MAY)).toEqual([])
    expect(codesSent(opened)).toBe(0)
    const button = page.getByRole('button', { name: '获取验证码' }).element() as HTMLButtonElement
    for (let tapped = 0; tapped < 20; tapped += 1) button.click()
    await expect.element(opened.text(/已发送至/)).toBeVisible()
    expect(opened.calls(MAY)).toHaveLength(1)
    expect(codesSent(opened)).toBe(1)
  })

  it('sends no second message for a reload within a minute', async () => {
    const opened = await openSent()
    await opened.clock.advance(20_000)
    const again = await opened.reload()
    await expect.element(page.getByRole('button', { name: '40秒后重新获取' })).toBeDisabled()
    expect(codesSent(again)).toBe(1)
  })
})

describe('the code', () => {
  it('that is wrong is said at the code; the right one is an export', async () => {
    const { tap, text, calls, exits, host } = await openSent()
    await code().fill('000000')
    await tap(copy.submit)
    await expect.element(text(/验证码错误/)).toBeVisible()
    await code().fill('123456')
    await tap(copy.submit)
    await expect.element(text(copy.done.title)).toBeVisible()
    await expect.element(text(/15个工作日内发送至.*@/)).toBeVisible()
    await expect.element(text(copy.done.next)).toBeVisible()
    expect(calls(CONFIRM)).toHaveLength(2)
    expect(host.memory.getItem('code_export')).toBeNull()
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('is needed', async () => {
    const { tap, text, calls } = await open()
    await tap(copy.submit)
    await expect.element(text(copy.missing)).toBeVisible()
    expect(calls(CONFIRM)).toEqual([])
  })

  it('after too many wrong ones is not sent any more, and the page says until when', async () => {
    const locked = '验证码错误次数过多，请30分钟后再试'
    const { tap, text } = await open({ faults: [refuses(MAY, 42102, locked)] })
    await tap('获取验证码')
    await expect.element(text(locked)).toBeVisible()
  })
})

describe('who may not export now', () => {
  it.each([
    ['unverified', '请先完成实名认证', '去实名认证', 'verify'],
    ['account-frozen', '您的账户已冻结，请联系客服处理', '联系客服', 'service'],
    ['export-recent', /请于.*后再次申请/, copy.back, 'done'],
    ['no-profile', '请先在个人资料中填写接收文件的邮箱', '去填写邮箱', 'profile'],
  ])('%s reads why after a tap, and where to go', async (persona, reason, way, exit) => {
    const opened = await open({ persona })
    await opened.tap('获取验证码')
    await expect.element(opened.text(reason)).toBeVisible()
    expect(codesSent(opened)).toBe(0)
    expect(code().elements()).toEqual([])
    await opened.tap(way)
    expect(opened.exits).toEqual([{ name: exit, query: undefined }])
  })

  it('without an address can go there before anything is asked', async () => {
    const { tap, exits, calls } = await open({ persona: 'no-profile' })
    await tap(new RegExp(copy.noEmail))
    expect(exits).toEqual([{ name: 'profile', query: undefined }])
    expect(calls(MAY)).toEqual([])
  })

  it('comes back with an address, which is read again', async () => {
    const opened = await open({ persona: 'no-profile' })
    const again = await openPage(exportInfo, {
      world: opened.world,
      faults: [replies(KNOWN, { email: 'c@example.com', mobile: '138****0109' })],
    })
    await expect.element(again.text('c@example.com').first()).toBeVisible()
  })

  it('reads a reason that has no code of its own', async () => {
    const { tap, text } = await open({
      faults: [replies(MAY, { allowed: false, reason: null, reasonCode: 'NEW' })],
    })
    await tap('获取验证码')
    await expect.element(text(copy.notAllowed)).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.back })).toBeVisible()
  })
})

it('can be loaded again after a failure', async () => {
  const { text, tap } = await openPage(exportInfo, {
    faults: [{ match: KNOWN, fault: 'result=42020', times: 1 }],
  })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(text(copy.heading)).toBeVisible()
})
