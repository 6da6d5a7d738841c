import { configured, replies, type FaultRule } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { advert, card, config, open } from './testing/openOffers.ts'

const urgent = page.getByText('加急申请', { exact: true })

describe('the urgent application', () => {
  it('its mark follows after 800 ms, without a call', { tags: ['result.3', 'result.25'] }, async () => {
    const { clock, world } = await open()
    await expect.element(urgent).toBeVisible()
    await expect.element(advert).toBeVisible()
    const calls = world.sandbox.log('default').length
    await page.getByRole('button', { name: '申请加急' }).click()
    await clock.advance(799)
    await expect.element(page.getByText('申请成功')).not.toBeInTheDocument()
    await clock.advance(1)
    await expect.element(page.getByText('申请成功')).toBeVisible()
    expect(world.sandbox.log('default')).toHaveLength(calls)
  })

  it('is offered only while the review runs, and where the configuration turns marketing on', async () => {
    const first = await open()
    await expect.element(urgent).toBeVisible()
    await first.clock.advance(60_000)
    await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
    await expect.element(urgent).not.toBeInTheDocument()
    await first.view.unmount()
    const { clock } = await open({ host: { config: () => undefined } })
    await clock.advance(1_000)
    await expect.element(advert).toBeVisible()
    await expect.element(urgent).not.toBeInTheDocument()
  })
})

describe('the marketing card', () => {
  it(
    'shows the limit and the claims of the configuration, and leads to the partner',
    { tags: ['result.7', 'result.26', 'leadPop.6'] },
    async () => {
      const { host } = await open()
      await expect.element(card).toMatchTextContent('¥3.8万')
      await expect.element(card).toMatchTextContent('通过率最高90%')
      await expect.element(card).toMatchTextContent('最快3分钟放款')
      await card.getByRole('button', { name: '去看看' }).click()
      expect(host.opened).toEqual(['https://links.test/cash-lead'])
    },
  )

  it('claims nothing that the configuration does not', async () => {
    await open({ host: { config: (key) => (key === 'marketing' ? { enabled: true } : undefined) } })
    await expect.element(card).toBeVisible()
    expect(document.body.textContent).not.toMatch(/90%|3分钟/)
  })

  it.each([
    ['new', { userType: 'new' }],
    ['unknown', { userType: 'unknown' }],
    ['null', { userType: null }],
    ['missing', {}],
  ])('is not shown to a customer whose type is %s', { tags: ['result.24'] }, async (_, content) => {
    await open({ faults: [replies('apphome/acquireUserIdentity', content)] })
    await expect.element(advert).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })

  it.each([
    ['marketing off', { config: configured({ marketing: { enabled: false } }) }],
    ['no page of the partner', { config, links: [] }],
  ])('is not shown with %s', async (_, host) => {
    const { clock } = await open({ host })
    await clock.advance(1_000)
    await expect.element(advert).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })
})

describe('the advertisement', () => {
  const ad = {
    code: 'bottomBanner',
    pictureUrl: 'https://pictures.test/a.png',
    linkUrl: '/pages/credit/cash/home',
  }

  it('is the banner, one at most, and opens through the url gate', { tags: ['result.8'] }, async () => {
    const { host } = await open()
    await expect.element(advert).toMatchTextContent('完善资料提额度广告最高可提升2万元额度去看看推荐')
    await expect.element(page.getByText('到期自动扣款不怕忘')).not.toBeInTheDocument()
    await advert.click()
    expect(host.opened).toEqual([expect.stringContaining('/pages/credit/raiseLimit/home')])
    expect(host.events).toContainEqual(
      expect.objectContaining({ name: 'advert', facts: { code: 'bottomBanner' } }),
    )
  })

  it.each([
    ['fails', { match: 'merchant/getAdBanner', fault: 'http=500' }],
    ['is empty', replies('merchant/getAdBanner', [])],
    ['has no text', replies('merchant/getAdBanner', [{ ...ad, title: null }])],
    ['leads nowhere', replies('merchant/getAdBanner', [{ ...ad, title: '活动', linkUrl: null }])],
  ] as [string, FaultRule][])(
    'is the advert of the page when the banner %s',
    { tags: ['result.8'] },
    async (_, fault) => {
      const { clock } = await open({ faults: [fault] })
      await clock.advance(2_500)
      await expect.element(page.getByText('到期自动扣款不怕忘')).toBeVisible()
    },
  )

  it(
    'has texts of 15 (with "…"), 4, and 5 or 4 characters',
    { tags: ['field.17', 'field.18', 'field.19'] },
    async () => {
      await open({ persona: 'long-texts', faults: [replies('merchant/getAdBanner', [])] })
      await expect
        .element(page.getByRole('button', { name: /^限时特惠活动/ }))
        .toMatchTextContent(
          '限时特惠活动火热进行中错过再等一年广告完善个人资料并通过审核即可提升…立即前往限时7天特',
        )
    },
  )

  it('is left out where there is none', async () => {
    await open({ persona: 'no-adverts' })
    await expect.element(card).toBeVisible()
    await expect.element(page.getByText('广告')).not.toBeInTheDocument()
  })

  it('is not shown when its address cannot be opened', async () => {
    await open({ host: { opens: (url) => !url.includes('raiseLimit') && !url.includes('autopay') } })
    await expect.element(card).toBeVisible()
    await expect.element(page.getByText('广告')).not.toBeInTheDocument()
  })

  it.each(['520', '5200', '147'])('sourceid %s', { tags: ['route.33'] }, async (sourceid) => {
    const { calls } = await open({}, { sourceid })
    await expect.element(card).toBeVisible()
    if (sourceid !== '520') return expect.element(advert).toBeVisible()
    await expect.element(page.getByText('广告')).not.toBeInTheDocument()
    return expect([...calls('merchant/getAdBanner'), ...calls('thirdpay/getAdv')]).toEqual([])
  })
})
