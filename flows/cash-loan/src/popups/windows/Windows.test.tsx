import { refuses, replies } from '@koo/page/testing'
import { ImageProvider } from '@koo/kit/images'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openReady } from '../../home/testing/openHome.ts'

type Options = Parameters<typeof openReady>[0]

const window = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const allows = { host: { config: (key: string) => (key === 'consentPreselect' ? true : undefined) } }
const PROMISE = '我承诺非在校学生'

async function open(options: Options) {
  const opened = await openReady(options)
  const sent = (path: string) => opened.calls(path).map(({ request }) => request)
  return { ...opened, sent }
}
const shown = async (options: Options) => {
  const opened = await open(options)
  await expect.element(window).toBeVisible()
  return opened
}

describe('the activity window', () => {
  it(
    'is the first of the list, and its display is reported',
    { tags: ['activityPopup.1', 'activityPopup.12'] },
    async () => {
      const { sent } = await shown({ persona: 'window-many' })
      expect(window.elements()).toHaveLength(1)
      expect(sent('merchant/getUserWindowList')).toEqual([{ currentPage: 'cash_home' }])
      await expect.poll(() => sent('merchant/windowReport')).toHaveLength(1)
      expect(sent('merchant/windowReport')[0]).toMatchObject({ currentPage: 'cash_home' })
    },
  )

  it.each([
    ['the list is empty', {}],
    [
      'the call fails',
      { persona: 'window-button', faults: [{ match: 'merchant/getUserWindowList', fault: 'result=500' }] },
    ],
  ])('is not shown when %s', { tags: ['activityPopup.2'] }, async (_, options) => {
    const { calls } = await open(options)
    await expect.poll(() => calls('merchant/getUserWindowList').length).toBeGreaterThan(0)
    await expect.element(window).not.toBeInTheDocument()
  })

  it('a picture closes, and opens its address after 900 ms', { tags: ['activityPopup.3'] }, async () => {
    const { host, clock } = await shown({ persona: 'window-picture' })
    await button(/查看详情/).click()
    await expect.element(window).not.toBeInTheDocument()
    await clock.advance(899)
    expect(host.opened).toEqual([])
    await clock.advance(1)
    await expect
      .poll(() => host.opened)
      .toEqual([expect.stringMatching(/^http.*\/pages\/credit\/raiseLimit\/home$/)])
  })

  it(
    'a picture of a foreign host is not loaded, and markup in the place of a batch leads nowhere',
    { tags: ['RSP-066'] },
    async () => {
      const allow = vi.fn(() => false)
      // A picture that fails is taken away at once, so each attribute counts that was ever set.
      const attributes = vi.spyOn(Element.prototype, 'setAttribute')
      onTestFinished(() => attributes.mockRestore())
      const { host, clock } = await shown({
        around: (element) => <ImageProvider allow={allow}>{element}</ImageProvider>,
        faults: [
          replies('merchant/getUserWindowList', [
            {
              id: 1,
              styleTemplate: 'picture',
              popImgUrl: 'https://evil.test/track.png',
              popImgHrefUrl: 'couponBatch:<svg onload=1>',
            },
          ]),
        ],
      })
      expect(allow).toHaveBeenCalledWith('https://evil.test/track.png')
      expect(attributes.mock.calls.filter(([, value]) => /evil|onload/.test(value))).toEqual([])
      await button(/我知道了/).click()
      await expect.element(window).not.toBeInTheDocument()
      await clock.advance(10_000)
      expect(host.opened).toEqual([])
    },
  )

  it('opens nothing for a page that was left', { tags: ['activityPopup.3'] }, async () => {
    const { host, clock, view } = await shown({ persona: 'window-picture' })
    await button(/查看详情/).click()
    await view.unmount()
    await clock.advance(2_000)
    expect(host.opened).toEqual([])
  })

  it(
    'a picture with a batch makes its coupon the selected one, kept in the tab',
    { tags: ['activityPopup.4'] },
    async () => {
      const { host, sent } = await shown({ persona: 'window-coupon' })
      await button(/查看详情/).click()
      await expect.element(page.getByText('优惠券已选用')).toBeVisible()
      expect(sent('cash/getCouponByBatchNo')).toEqual([{ batchNo: 'BCW1' }])
      expect(JSON.parse(host.memory.getItem('chosenCoupon') ?? '')).toMatchObject({ rate: { id: 'CW1' } })
      expect(host.opened).toEqual([])
    },
  )

  it('says so when the coupon cannot be used', { tags: ['activityPopup.4'] }, async () => {
    const faults = [{ match: 'cash/getCouponByBatchNo', fault: 'result=500' }]
    const { host } = await shown({ persona: 'window-coupon', faults })
    await button(/查看详情/).click()
    await expect.element(page.getByText('优惠券暂时无法使用')).toBeVisible()
    expect(host.memory.getItem('chosenCoupon')).toBeNull()
  })

  it('the button closes, and opens its address after 900 ms', { tags: ['activityPopup.5'] }, async () => {
    const { host, clock } = await shown({ persona: 'window-button' })
    await button('立即提额').click()
    await expect.element(window).not.toBeInTheDocument()
    await clock.advance(899)
    expect(host.opened).toEqual([])
    await clock.advance(1)
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(host.events).toContainEqual(expect.objectContaining({ name: 'popup_confirm' }))
  })

  it('a button without an address only closes', { tags: ['activityPopup.5'] }, async () => {
    const { host, clock } = await shown({ persona: 'window-notice' })
    await button('我知道了').click()
    await expect.element(window).not.toBeInTheDocument()
    await clock.advance(2_000)
    expect(host.opened).toEqual([])
  })
})

describe('the protocol window', () => {
  const submit = button('同意并提交')

  it.each([
    ['server and configuration say so', 'window-protocol', allows, true],
    ['the configuration does not allow it', 'window-protocol', {}, false],
    ['the server does not ask for it', 'window-protocol-open', allows, false],
  ])(
    'is ticked beforehand only when %s',
    { tags: ['activityPopup.6'] },
    async (_, persona, options, ticked) => {
      await shown({ persona, ...options })
      const box = window.getByRole('checkbox').element() as HTMLInputElement
      expect(box.checked).toBe(ticked)
    },
  )

  it('is not shown where its agreement cannot be opened: nobody agrees to what cannot be read', async () => {
    const { calls } = await open({ persona: 'window-protocol-open', host: { opens: () => false } })
    await expect.poll(() => calls('merchant/getUserWindowList').length).toBeGreaterThan(0)
    await expect.element(window).not.toBeInTheDocument()
  })

  it(
    'records the agreement once ticked',
    { tags: ['activityPopup.7', 'activityPopup.8', 'activityPopup.10', 'activityPopup.11'] },
    async () => {
      const { sent } = await shown({ persona: 'window-protocol-open' })
      await expect.element(submit).toBeDisabled()
      await window.getByRole('checkbox').click()
      await submit.click()
      await expect.element(page.getByText('提交成功，系统将尽快为您重新评估')).toBeVisible()
      await expect.element(window).not.toBeInTheDocument()
      const agreementUrl = expect.stringContaining('/agreements/credit')
      expect(sent('cash/protocolConfirm')).toEqual([
        { processFlag: 3, agreementName: '征信授权更新', agreementUrl },
      ])
      expect(sent('merchant/submitWindowProtocol')).toEqual([{ windowId: 'W506', protocol: agreementUrl }])
    },
  )

  it('is locked while it is submitted', { tags: ['activityPopup.8'] }, async () => {
    const faults = [{ match: 'cash/protocolConfirm', fault: 'latency=3000' }]
    const { clock, sent } = await shown({ persona: 'window-protocol-open', faults })
    await window.getByRole('checkbox').click()
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await submit.click({ force: true })
    await clock.advance(3_000)
    await expect.element(window).not.toBeInTheDocument()
    expect(sent('cash/protocolConfirm')).toHaveLength(1)
  })

  it.each(['cash/protocolConfirm', 'merchant/submitWindowProtocol'])(
    'a failure of %s reaches tracking only, and the button is free again',
    { tags: ['activityPopup.9'] },
    async (path) => {
      const faults = [refuses(path, 500, '系统繁忙', 1)]
      const { host } = await shown({ persona: 'window-protocol-open', faults })
      await window.getByRole('checkbox').click()
      await submit.click()
      await expect
        .poll(() => host.events)
        .toContainEqual(
          expect.objectContaining({ name: 'window_protocol_failed', facts: { window: 'W506' } }),
        )
      expect(document.body.textContent).not.toContain('系统繁忙')
      await expect.element(submit).toBeEnabled()
      await expect.poll(() => submit.element().getAttribute('aria-busy')).toBeNull()
    },
  )
})

describe('the promise of not being a student', () => {
  const young = { persona: 'young' }

  it(
    'is asked of young customers, recorded, and not asked again',
    { tags: ['loan.8', 'loan.9', 'widget.9', 'tracking.2'] },
    async () => {
      const { sent } = await shown(young)
      expect(sent('apphome/queryPromotionWindow')).toEqual([{ currentPage: 'h5_cashLoanPage' }])
      await button(PROMISE).click()
      await expect.element(window).not.toBeInTheDocument()
      expect(sent('cash/reportNonStudent')).toEqual([{ confirmed: true }])
      await expect
        .poll(() => sent('apphome/reportClickEvent'))
        .toMatchObject([{ bizCode: 'h5_cash_low_age_pop_windows' }])
    },
  )

  it('another window of that name space is not shown', { tags: ['loan.8'] }, async () => {
    const reply = { Result: 200, ResultMessage: '', Content: { windowCode: 'other', data: {} } }
    const faults = [{ match: 'apphome/queryPromotionWindow', fault: { kind: 'reply' as const, body: reply } }]
    const { calls } = await open({ faults })
    await expect.poll(() => calls('apphome/queryPromotionWindow').length).toBeGreaterThan(0)
    await expect.element(window).not.toBeInTheDocument()
  })

  it.each([
    ['the server’s words', refuses('cash/reportNonStudent', 500, '请稍后再承诺'), '请稍后再承诺'],
    ['its own text', { match: 'cash/reportNonStudent', fault: 'drop=before' }, '系统异常，请稍后重试'],
  ])(
    'a failure is said in %s, and the promise can be given again',
    { tags: ['error.13'] },
    async (_, fault, text) => {
      const { sent } = await shown({ ...young, faults: [fault] })
      await button(PROMISE).click()
      await expect.element(page.getByText(text)).toBeVisible()
      await expect.element(window).toBeVisible()
      expect(sent('apphome/reportClickEvent')).toEqual([])
    },
  )
})
