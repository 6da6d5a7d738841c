import { DeviceFailure, type DeviceFailureKind, type RecordingRequest } from '@koo/flow'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy as precheck } from '../../blocks/precheck/copy.ts'
import { copy } from './copy.ts'
import { recording } from './step.ts'

const START = 'credit/checkPushStream'
const CHECK = 'credit/preValidator'
const started = [{ name: 'started', query: undefined }]
const startButton = () => page.getByRole('button', { name: copy.start })

/** An app that asks for the address, and then ends as the test says. */
function app(end: () => Promise<void> = () => Promise.resolve()) {
  const streams: string[] = []
  const record = vi.fn(async ({ streamUrl }: RecordingRequest) => {
    streams.push(await streamUrl())
    await end()
  })
  return { streams, record, host: { device: { recording: record } } }
}
const failing = (kind: DeviceFailureKind, text = '') =>
  app(() => Promise.reject(new DeviceFailure(kind, text)))

async function open(options: OpenPageOptions<object>) {
  const opened = await openPage(recording(), options)
  await expect.element(startButton()).toBeVisible()
  return opened
}

describe('in an app', () => {
  it('starts by a tap and never by itself, at the address of the reply, once for twenty taps', async () => {
    const { host, streams, record } = app()
    const { calls, exits, opened } = await open({ host }).then((page) => ({
      ...page,
      opened: page.host.opened,
    }))
    expect(calls(START)).toEqual([])
    const button = startButton().element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await expect.poll(() => exits).toEqual(started)
    expect(streams).toEqual([expect.stringMatching(/^rtmp:\/\//)])
    expect([record.mock.calls.length, calls(START).length, opened]).toEqual([1, 1, []])
  })

  it('says what it brings, and shows the tutorial', async () => {
    const { tap, text, exits, calls } = await open({ host: app().host })
    await expect.element(text('最高可提8,000元')).toBeVisible()
    await tap(copy.tutorial)
    expect(exits.map(({ name }) => name)).toEqual(['tutorial'])
    expect(calls(START)).toEqual([])
  })

  it('brings what another reply says', async () => {
    const steps = [{ code: '131', title: '网银认证', status: 0, reward: '最高可提6600元' }]
    const { text } = await open({
      host: app().host,
      faults: [replies('credit/getPromotionProcess', { steps })],
    })
    await expect.element(text('最高可提6,600元')).toBeVisible()
  })

  it('leads to the result of a recording that was made before, without another start', async () => {
    const { tap, exits, calls } = await open({ host: app().host })
    await tap(copy.toResult)
    expect([exits, calls(START)]).toEqual([started, []])
  })

  it('starts nothing again after a reload', async () => {
    const { host } = app()
    const opened = await open({ host })
    const { calls } = await opened.reload()
    await expect.element(startButton()).toBeVisible()
    expect(calls(START)).toEqual([])
  })

  it.each([
    ['cancelled', '已取消', copy.cancelled],
    ['refused', '没有获得授权，您可以在系统设置中开启后重试，或换一种方式', /没有获得授权/],
    ['timedOut', '暂时没有响应', copy.silent],
    ['missing', '当前环境不支持该功能，请换一种方式', /当前环境不支持该功能/],
  ] as const)('that ends with %s says so, and starts again by a tap', async (kind, sentence, said) => {
    const { host, record } = failing(kind, sentence)
    const { tap, text, exits } = await open({ host })
    await tap(copy.start)
    await expect.element(text(said)).toBeVisible()
    expect(exits).toEqual([])
    // A button ignores the second of two taps.
    await expect
      .poll(() => {
        ;(startButton().element() as HTMLElement).click()
        return record.mock.calls.length
      })
      .toBe(2)
  })

  it('that is too old says which version is needed, and nothing has begun', async () => {
    const text = '方法只能在大于等于3.4.0版本的版本中使用'
    const tooOld = () => Promise.reject(new DeviceFailure('tooOld', text))
    const { tap, calls } = await open({ host: { device: { recording: tooOld } } })
    await tap(copy.start)
    await expect.element(page.getByRole('alert')).toMatchTextContent(text)
    expect(calls(START)).toEqual([])
  })

  it.each([
    ['a lost reply', { match: START, fault: 'drop=after' }, copy.noReply],
    ['no address', replies(START, { allowed: true, streamUrl: null, reason: null }), copy.noAddress],
    ['a refusal of the server', refuses(START, 42_020), '系统异常，请稍后重试'],
  ])('after %s nothing records, and the page says so', async (_what, fault, said) => {
    const { host, streams } = app()
    const { tap, text, exits } = await open({ host, faults: [fault] })
    await tap(copy.start)
    await expect.element(text(said)).toBeVisible()
    expect([streams, exits]).toEqual([[], []])
  })
})

describe('a recording that may not start', () => {
  it('has the lender’s words before anything is asked', async () => {
    const { text } = await openPage(recording(), { persona: 'raise-blocked', host: app().host })
    await expect.element(text('您近期的综合评分暂不支持提额，请保持良好的还款习惯')).toBeVisible()
    expect(startButton().elements()).toEqual([])
  })

  it('by the time of the tap has them then', async () => {
    const { host, streams } = app()
    const reason = '今日认证次数已用完，请明天再试'
    const { tap, text, exits, world } = await open({ host })
    world.sandbox.addFaults(
      'default',
      replies(START, { allowed: false, streamUrl: null, reason }),
      replies(CHECK, { allowed: false, reasonCode: 'tomorrow', reason }),
    )
    await tap(copy.start)
    await expect.element(text(precheck.faces.tomorrow.title)).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    await tap(precheck.back)
    expect([streams, exits.map(({ name }) => name)]).toEqual([[], ['blocked']])
  })

  it('has them also when the server does not say what it is about', async () => {
    const { tap, text } = await open({
      host: app().host,
      faults: [replies(START, { allowed: false, streamUrl: null, reason: '系统维护中，请稍后再试' })],
    })
    await tap(copy.start)
    await expect.element(text('系统维护中，请稍后再试')).toBeVisible()
  })
})

describe('elsewhere', () => {
  it('says where it can be done, with the link, and starts nothing', async () => {
    const { text, tap, exits, calls, view } = await openPage(recording())
    await expect.element(text(copy.elsewhere.title)).toBeVisible()
    const link = location.origin + location.pathname
    await expect.element(text(link)).toBeVisible()
    expect(view.container.textContent).not.toContain('rtmp')
    const copied = vi.spyOn(document, 'execCommand').mockReturnValue(true)
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await tap(copy.elsewhere.copyLink)
    await expect.poll(() => copied.mock.calls).toEqual([['copy']])
    Reflect.deleteProperty(navigator, 'clipboard')
    copied.mockRestore()
    await tap(copy.tutorial)
    expect([exits.map(({ name }) => name), calls(START)]).toEqual([['tutorial'], []])
  })
})
