import { replies, type FaultRule } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openReady } from './testing/openLoan.ts'

const CALL = 'merchant/getAdBanner'
const banner = page.getByRole('button', { name: /^完善资料提额度/ })
const atButton = page.getByRole('button', { name: /^限时优惠/ })
const adverts = () => page.getByText('广告', { exact: true }).elements().length

const advert = {
  code: 'bottomBanner',
  title: '活动',
  linkUrl: '/pages/credit/raiseLimit/home',
  pictureUrl: 'https://pictures.test/a.png',
}

/** Opens the page, and waits until the reply about advertisements has been used. */
async function open(options: Parameters<typeof openReady>[0] = {}) {
  const opened = await openReady(options)
  await expect.poll(() => opened.calls(CALL).length).toBeGreaterThan(0)
  await opened.clock.advance(5_000)
  return opened
}

describe('the advertisements of the loan page', () => {
  it('stand by their codes at the end, the one of the button last', { tags: ['result.8'] }, async () => {
    const { calls } = await open()
    await expect.element(banner).toMatchTextContent('完善资料提额度广告最高可提升2万元额度去看看推荐')
    await expect.element(atButton).toBeVisible()
    expect(banner.element().compareDocumentPosition(atButton.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(calls(CALL).map(({ request }) => request)).toEqual([{ codes: ['bottomBanner', 'loanButton'] }])
  })

  it('open through the url gate', async () => {
    const { host } = await open()
    await atButton.click()
    expect(host.opened).toEqual([expect.stringContaining('/pages/credit/cash/home')])
  })

  it('are not asked for before the first figures', async () => {
    const { calls } = await openReady()
    expect(calls(CALL).length).toBeLessThanOrEqual(1)
    const asked = calls(CALL)[0]?.at ?? Number.POSITIVE_INFINITY
    expect(asked).toBeGreaterThanOrEqual(calls('merchant/getLoanRateInfoV2')[0]?.at ?? 0)
  })

  it.each<[string, FaultRule]>([
    ['the server fails', { match: CALL, fault: 'http=500' }],
    ['the network fails', { match: CALL, fault: 'drop=before' }],
    ['there is none', replies(CALL, [])],
    ['it is of another place', replies(CALL, [{ ...advert, code: 'top' }])],
    ['it has no code', replies(CALL, [{ ...advert, code: null }])],
    ['it has no text', replies(CALL, [{ ...advert, title: ' ' }])],
    ['its text is no text', replies(CALL, [{ ...advert, title: 7 }])],
    ['it leads nowhere', replies(CALL, [{ ...advert, linkUrl: null }])],
    ['its address is no address', replies(CALL, [{ ...advert, linkUrl: 7 }])],
    ['the reply is no list', replies(CALL, { ...advert })],
  ])('are not shown where %s, and nothing is said about it', async (_, fault) => {
    const { view } = await open({ faults: [fault], contract: 'report' })
    expect(adverts()).toBe(0)
    const said = [...view.container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    expect(said.join('')).toBe('')
    await expect.element(page.getByRole('button', { name: '立即借款' })).toBeVisible()
  })

  it('are not shown to a customer without any', async () => {
    await open({ tweak: { account: { adverts: 'none' } } })
    expect(adverts()).toBe(0)
  })

  it('are not shown with an address that may not be opened', async () => {
    await open({ host: { opens: (url) => !url.includes('raiseLimit') } })
    await expect.element(atButton).toBeVisible()
    expect(adverts()).toBe(1)
  })

  it('are one of each code', async () => {
    await open({ faults: [replies(CALL, [advert, { ...advert, title: '另一个' }])] })
    await expect.element(page.getByRole('button', { name: /^活动/ })).toBeVisible()
    expect(adverts()).toBe(1)
  })
})
