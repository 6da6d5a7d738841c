import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closingNote } from './closing.ts'
import { copy } from './copy.ts'
import { cancel } from './step.ts'
import { ALL } from './testing/obstacles.ts'

const MAY = 'user/canLogout'
const SEND = 'user/sendCloseAccountCode'
const CLOSE = 'user/closeAccount'
const CONFIG = 'other/getMultiWebConfig'

const code = () => page.getByRole('textbox', { name: '验证码' })
const dialog = () => page.getByRole('dialog')
const understood = () => page.getByRole('checkbox', { name: copy.understood })

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(cancel, options)
  await expect.element(understood()).toBeVisible()
  return opened
}

/** Ticks, has a code sent and types it. */
async function openTyped(options: OpenPageOptions<object> = {}) {
  const opened = await open(options)
  await understood().click()
  await opened.tap('获取验证码')
  await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
  await code().fill('123456')
  return opened
}

const confirm = () => dialog().getByRole('button', { name: copy.confirm.confirmText }).click()

describe('closing the account', () => {
  it('says what is lost, what stays, and what the server adds', async () => {
    const { text } = await open()
    for (const { label } of [...copy.lost.rows, ...copy.kept.rows])
      await expect.element(text(label)).toBeVisible()
    await expect.element(text(/额度和优惠券将无法恢复/)).toBeVisible()
  })

  it('needs a tick, a code and an answer: no single tap closes it', async () => {
    const { tap, calls, exits, errorOf } = await open()
    await tap(copy.submit)
    await expect.poll(() => errorOf(copy.understood)).toContain(copy.missing.understood)
    await understood().click()
    await tap(copy.submit)
    await expect.element(page.getByText(copy.missing.code)).toBeVisible()
    expect(dialog().elements()).toEqual([])
    await tap('获取验证码')
    await code().fill('123456')
    await tap(copy.submit)
    await expect.element(dialog()).toBeVisible()
    expect(calls(CLOSE)).toEqual([])
    await confirm()
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(CLOSE)).toHaveLength(1)
  })

  it('is not done when the question is answered with no', async () => {
    const { tap, calls, exits } = await openTyped()
    await tap(copy.submit)
    await dialog().getByRole('button', { name: copy.confirm.cancelText }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(calls(CLOSE)).toEqual([])
    expect(exits).toEqual([])
  })

  it('has no code sent before the tick', async () => {
    const { tap, calls, errorOf } = await open()
    await tap('获取验证码')
    await expect.poll(() => errorOf(copy.understood)).toContain(copy.missing.understood)
    expect(calls(SEND)).toEqual([])
  })

  it('by a wrong code is refused at the code, and nothing is noted', async () => {
    const { tap, text, host, world } = await openTyped()
    await code().fill('000000')
    await tap(copy.submit)
    await confirm()
    await expect.element(text(/验证码错误/)).toBeVisible()
    expect(closingNote(host).load()).toBeNull()
    expect(world.sandbox.world().users).toHaveLength(1)
  })

  it('leaves a note for the page that says so: confirmed by the server', async () => {
    const { tap, exits, host, world } = await openTyped()
    await tap(copy.submit)
    await confirm()
    await expect.poll(() => exits).toHaveLength(1)
    expect(closingNote(host).load()).toBe('closed')
    expect(world.sandbox.world().users).toEqual([])
  })

  it('whose reply was lost is not taken for done: the next page asks', async () => {
    const { tap, text, exits, host } = await openTyped({
      faults: [{ match: CLOSE, fault: 'drop=after', times: 1 }],
    })
    await tap(copy.submit)
    await confirm()
    await expect.element(text(/可能已经提交成功/)).toBeVisible()
    expect(exits).toEqual([])
    await tap('查看结果')
    expect(exits).toEqual([{ name: 'done', query: undefined }])
    expect(closingNote(host).load()).toBe('sent')
  })
})

describe('what hinders it', () => {
  it('is said one by one before anything else, with the ways on', async () => {
    const { text, tap, exits, calls } = await openPage(cancel, {
      faults: [replies(MAY, { allowed: false, reasons: ALL })],
    })
    for (const reason of ALL) await expect.element(text(reason)).toBeVisible()
    expect(understood().elements()).toEqual([])
    await tap(copy.obstacles.bills)
    await tap(copy.obstacles.service)
    expect(exits.map(({ name }) => name)).toEqual(['bills', 'service'])
    expect(calls(SEND)).toEqual([])
  })

  it('is an open loan of running-loan', async () => {
    const { text } = await openPage(cancel, { persona: 'running-loan' })
    await expect.element(text('您有1笔借款尚未结清，请结清后再注销')).toBeVisible()
  })

  it('is looked for again by a tap', async () => {
    const { text, tap } = await openPage(cancel, {
      faults: [replies(MAY, { allowed: false, reasons: [ALL[6]] }, 1)],
    })
    await expect.element(text(ALL[6])).toBeVisible()
    await tap(copy.obstacles.again)
    await expect.element(understood()).toBeVisible()
  })

  it('without a reason leads to the service', async () => {
    const { text } = await openPage(cancel, {
      faults: [replies(MAY, { allowed: false, reasons: null })],
    })
    await expect.element(text(copy.obstacles.noReason)).toBeVisible()
  })
})

it('does not wait for what the server adds', async () => {
  const { text } = await open({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
  await expect.element(text(copy.lost.heading)).toBeVisible()
})

it('can be loaded again after a failure', async () => {
  const { text, tap } = await openPage(cancel, {
    faults: [{ match: MAY, fault: 'result=42020', times: 1 }],
  })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(understood()).toBeVisible()
})
