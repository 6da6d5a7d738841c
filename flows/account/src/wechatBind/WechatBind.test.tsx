import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { wechatBind } from './step.ts'

const CHECK = 'user/checkWechatBind'
const UNBOUND = { persona: 'wechat-unbound' }

const open = (options: OpenPageOptions<object> = {}) => openPage(wechatBind, options)
const title = (text: string) => page.getByRole('heading', { name: text })
const comesBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a WeChat account', () => {
  it('that is connected is named, and nothing is opened', async () => {
    const { text, tap, host, exits } = await open({
      faults: [replies(CHECK, { bound: true, nickname: '小王', bindUrl: null })],
    })
    await expect.element(title(copy.bound.title)).toBeVisible()
    await expect.element(text('小王')).toBeVisible()
    expect(host.opened).toEqual([])
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('that is not is connected at the page of WeChat', async () => {
    const { host } = await open(UNBOUND)
    await expect.poll(() => host.opened).toEqual([expect.stringMatching(/wechat-bind/)])
  })

  it('cannot be connected where the server has no address for it', async () => {
    const { host } = await open({ faults: [replies(CHECK, { bound: false })] })
    await expect.element(title(copy.closed.title)).toBeVisible()
    expect(host.opened).toEqual([])
  })
})

describe('who comes back', () => {
  it('is asked for at the server: refused there means not connected', async () => {
    const { host, calls, tap } = await open(UNBOUND)
    await expect.poll(() => host.opened).toHaveLength(1)
    comesBack()
    await expect.element(title(copy.leave.returned.title)).toBeVisible()
    await expect.poll(() => calls(CHECK)).toHaveLength(2)
    expect(host.opened).toHaveLength(1)
    await tap(copy.leave.again)
    await expect.poll(() => host.opened).toHaveLength(2)
  })

  it('by a load of the page reads what the server says, and goes to WeChat no second time', async () => {
    const opened = await open(UNBOUND)
    await expect.poll(() => opened.host.opened).toHaveLength(1)
    const again = await opened.reload()
    await expect.element(title(copy.leave.returned.title)).toBeVisible()
    expect(again.host.opened).toEqual([])
  })

  it('connected reads so', async () => {
    const opened = await open(UNBOUND)
    await expect.poll(() => opened.host.opened).toHaveLength(1)
    opened.world.sandbox.addFaults('default', replies(CHECK, { bound: true, nickname: '小王' }))
    comesBack()
    await expect.element(title(copy.bound.title)).toBeVisible()
  })
})

it('does not leave for an address that the gate refuses', async () => {
  const { host, tap, exits } = await open({ ...UNBOUND, host: { opens: () => false } })
  await expect.poll(() => host.opened).toHaveLength(1)
  await tap(copy.back)
  expect(exits).toEqual([{ name: 'done', query: undefined }])
})

it('can be asked again after a failure', async () => {
  const { tap } = await open({ faults: [{ match: CHECK, fault: 'result=42020', times: 1 }] })
  await expect.element(title(copy.leave.failed)).toBeVisible()
  await tap('重试')
  await expect.element(title(copy.bound.title)).toBeVisible()
})
