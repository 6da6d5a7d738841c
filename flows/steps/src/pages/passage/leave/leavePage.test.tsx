import { repaymentGetCashierUrl } from '@koo/api-client/calls'
import { carries, defineStep, type StepPageProps } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { LEAVING_MS } from '../useStillHere.ts'
import { leavePage, type LeaveSpec } from './index.ts'

const CALL = 'repayment/getCashierUrl'
const definition = defineStep({ title: '签署', exits: { on: carries<{ to: string }>() } })
type Props = StepPageProps<typeof definition>
type Spec = LeaveSpec<
  Parameters<typeof repaymentGetCashierUrl>[1],
  { url: string; repayNo?: string | null },
  Props,
  number
>

const copy = {
  leaving: { title: '正在前往', text: '请稍候。' },
  failed: '没有打开',
  returned: { title: '签好了吗', text: '可以再次前往。' },
  again: '再次前往',
  kept: '没有变化',
}

/** A page that leaves to sign something; an empty address means that nothing is left to be signed. */
const pageOf = (more: Partial<Spec> = {}) =>
  definition.page(() =>
    Promise.resolve({
      default: leavePage<
        Parameters<typeof repaymentGetCashierUrl>[1],
        { url: string; repayNo?: string | null },
        Props,
        number
      >({
        call: repaymentGetCashierUrl,
        request: () => ({ billIds: ['B1'], callBackUrl: 'https://m.credit.test/' }),
        urlOf: ({ url }) => url,
        drawing: null,
        copy,
        onward: ({ exit }, isBack, reply) =>
          isBack ? { text: '继续', go: () => exit('on', { to: reply?.repayNo ?? '' }) } : null,
        ...more,
      }),
    }),
  )
const address = (url: string, times?: number) => replies(CALL, { url, repayNo: 'Y1' }, times)
const open = (more: Partial<Spec> = {}, options: OpenPageOptions<object> = {}) =>
  openPage(pageOf(more), { faults: [address('https://bank.test/sign')], ...options })
const comesBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a page that leaves', () => {
  it('opens the address of the reply once', async () => {
    const { host, text, calls } = await open()
    await expect.element(text(copy.leaving.title)).toBeVisible()
    await expect.poll(() => host.opened).toEqual(['https://bank.test/sign'])
    expect(calls(CALL)).toHaveLength(1)
  })

  it('leads on with what the reply said, for those who are still here', async () => {
    const { host, clock, tap, exits } = await open()
    await expect.poll(() => host.opened).toHaveLength(1)
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(LEAVING_MS)
    await tap('继续')
    expect(exits).toEqual([{ name: 'on', query: { to: 'Y1' } }])
  })

  it('leads on first when a refusal is final, and offers a second try when it is not', async () => {
    const onward: Spec['onward'] = ({ exit }) => ({ text: '返回', go: () => exit('on', { to: '' }) })
    const refused = {
      match: CALL,
      fault: { kind: 'result' as const, code: 42151, message: '请先还清更早的账单' },
    }
    const final = await open({ onward, final: [42151] }, { faults: [refused] })
    await expect.element(final.text('请先还清更早的账单')).toBeVisible()
    const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(names()).toEqual(['返回', '重试'])
    await final.view.unmount()
    const open2 = await open({ onward }, { faults: [refused] })
    await expect.element(open2.text(copy.kept)).toBeVisible()
    expect(names()).toEqual(['重试', '返回'])
  })

  it('says that the gate refused the address', async () => {
    const { text, tap, calls } = await open({}, { host: { opens: () => false } })
    await expect.element(text('暂时无法打开该页面')).toBeVisible()
    await tap('重试')
    await expect.poll(() => calls(CALL)).toHaveLength(2)
  })

  it('without an address says that it was not opened', async () => {
    const { text, host } = await open({}, { faults: [address('')] })
    await expect.element(text('暂时无法打开该页面')).toBeVisible()
    expect(host.opened).toEqual([])
  })

  it('without an address shows that there is nothing to be done', async () => {
    const { text, host } = await open(
      { none: ({ repayNo }) => `没有要签的 ${repayNo}` },
      { faults: [address('')] },
    )
    await expect.element(text('没有要签的 Y1')).toBeVisible()
    expect(host.opened).toEqual([])
  })
})

describe('a customer who has been there', () => {
  const left = { key: 'sample_left' }

  it('is not sent there again by a reload', async () => {
    const first = await open({ left })
    await expect.poll(() => first.host.opened).toHaveLength(1)
    const { text, calls, tap, host } = await first.reload()
    await expect.element(text(copy.returned.title)).toBeVisible()
    expect(calls(CALL)).toHaveLength(1)
    await tap(copy.again)
    await expect.poll(() => host.opened).toHaveLength(1)
  })

  it('is sent there for something else', async () => {
    const subject = (of: string) => ({ ...left, subject: () => of })
    const first = await open({ left: subject('A') })
    await expect.poll(() => first.host.opened).toHaveLength(1)
    await first.view.unmount()
    const second = await open({ left: subject('B') }, { host: { memory: first.host.memory } })
    await expect.poll(() => second.host.opened).toHaveLength(1)
  })

  it('is told how it went there, and sent there only by a tap', async () => {
    const asks = { left: { ...left, asks: true }, none: () => '已签好' }
    const first = await open(asks)
    await expect.poll(() => first.host.opened).toHaveLength(1)
    comesBack()
    await expect.element(first.text(copy.returned.title)).toBeVisible()
    await expect.poll(() => first.calls(CALL)).toHaveLength(2)
    expect(first.host.opened).toHaveLength(1)
    first.world.sandbox.clearFaults()
    first.world.sandbox.addFaults('default', address(''))
    await first.tap(copy.again)
    await expect.element(first.text('已签好')).toBeVisible()
  })
})
