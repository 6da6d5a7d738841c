import { configured } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openHome, openReady } from './testing/openHome.ts'

const row = page.getByRole('button', { name: /收款银行卡/ })
const sheet = page.getByRole('dialog', { name: '选择收款银行卡' })
const local = sheet.getByRole('button', { name: /杭州银行/ })
const NOT_SUPPORTED = '累计借款较多，暂不支持地方银行卡'
/** One pixel: an image that loads, because others are left out. */
const LOGO = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

describe('cards of local banks', () => {
  it('are marked as such', { tags: ['bankCard.9'] }, async () => {
    await openReady({}, { amount: '12000' })
    await row.click()
    await expect.element(local).toMatchTextContent('地方银行')
    await expect.element(sheet.getByRole('button', { name: /招商银行/ })).not.toMatchTextContent('地方银行')
  })

  const threshold = (value: unknown) => ({
    host: { config: configured({ localCardHintThreshold: value }) },
  })
  it.each([
    ['at the threshold', 12_000, '12000', false],
    ['below it', 12_000, '11999', true],
    ['without one', null, '12000', true],
  ])('%s', { tags: ['bankCard.10'] }, async (_, value, typed, isAllowed) => {
    await openReady(threshold(value), { amount: typed })
    await row.click()
    if (isAllowed) await expect.element(local).toBeEnabled()
    else await expect.element(local).toBeDisabled()
    expect(sheet.getByText(NOT_SUPPORTED).elements()).toHaveLength(isAllowed ? 0 : 1)
  })

  it('counts what was borrowed before', { tags: ['bankCard.10'] }, async () => {
    await openReady({ persona: 'special-asset', ...threshold(31_000) }, { amount: '5000' })
    await row.click()
    await expect.element(sheet.getByText(NOT_SUPPORTED)).toBeVisible()
  })
})

describe('logos of banks', () => {
  const card = { userCardId: 'C1', bankName: '招商银行', cardNo: '**** 5670', smallIcon: LOGO }
  const reply = { Result: 200, ResultMessage: '', Content: [card] }
  const faults = [{ match: 'user/queryAllBankcardList', fault: { kind: 'reply', body: reply } as const }]

  it.each([
    ['koo', 0],
    [null, 0],
    ['kxd001', 1],
  ])('of merchant %s', { tags: ['bankCard.12'] }, async (merchant, logos) => {
    const segments = { userType: null, businessLine: null, merchant }
    await openReady({ faults, host: { segments: () => segments } })
    await expect.element(row).toMatchTextContent('5670')
    expect([...document.images].filter(({ src }) => src === LOGO)).toHaveLength(logos)
  })
})

describe('adding a card', () => {
  const add = page.getByRole('button', { name: /添加银行卡/ })

  it(
    'is asked for the loan on the page, and opens the address of the reply',
    { tags: ['bankCard.14'] },
    async () => {
      const { calls, host } = await openReady({ persona: 'no-card' }, { amount: '8000', period: '24' })
      await add.click()
      await expect.poll(() => host.opened).toHaveLength(1)
      expect(host.opened[0]).toContain('/__sandbox/bind')
      expect(calls('user/bindBankcardV2')[0]?.request).toEqual({
        callBackUrl: location.origin + location.pathname,
        sourceTitle: '0',
        instShareProfitNew: 'koo',
        period: 24,
        specialAssetTag: 'fxy',
        amount: '8000',
      })
    },
  )

  it('assumes 12 periods while none is known', { tags: ['bankCard.11'] }, async () => {
    const { calls } = await openHome({
      persona: 'no-card',
      faults: [{ match: 'merchant/getLoanRateInfoV3', fault: 'hang=before' }],
    })
    await add.click()
    await expect.poll(() => calls('user/bindBankcardV2')).toHaveLength(1)
    expect(calls('user/bindBankcardV2')[0]?.request).toMatchObject({ period: 12 })
  })
})
