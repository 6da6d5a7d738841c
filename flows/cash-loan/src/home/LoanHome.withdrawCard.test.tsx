import { memoryStorage, replies, type FaultRule } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { borrow, consent, openReady } from './testing/openHome.ts'

const row = page.getByRole('button', { name: /收款银行卡/ })
const sheet = page.getByRole('dialog', { name: '选择收款银行卡' })
const inSheet = (bank: string) => sheet.getByRole('button', { name: new RegExp(bank) })
const REASON = '本次借款仅支持提现卡收款'
const CONFIG = 'other/getMultiWebConfig'
const CARDS = 'user/queryAllBankcardList'

const RULE = {
  enabled: true,
  assetTags: ['fxy', 'regular'],
  historyAmountCap: 200_000,
  businessLines: ['koo'],
  maxPeriod: 12,
}
type Opening = Parameters<typeof openReady>[0]
/** A customer with one ordinary card and two withdrawal cards, in an app, under a rule. */
const inApp = (rule: unknown, host: NonNullable<Opening>['host'] = {}): NonNullable<Opening> => ({
  persona: 'withdraw-card',
  host: { inApp: true, config: (key) => (key === 'withdrawCard' ? rule : undefined), ...host },
})

/** Opens the sheet, and says whether the ordinary card can be selected. */
async function isNarrowed() {
  await row.click()
  await expect.element(inSheet('工商银行')).toBeEnabled()
  return (inSheet('招商银行').element() as HTMLButtonElement).disabled
}

describe('the cards of a loan under the rule of the withdrawal card', () => {
  it(
    'are withdrawal cards alone: the others are shown with the reason, and the first of them is selected',
    { tags: ['bankCard.6', 'bankCard.4'] },
    async () => {
      const { exits } = await openReady(
        { persona: 'withdraw-card', host: { inApp: true } },
        { amount: '12000', period: '12' },
      )
      await expect.element(row).toMatchTextContent('0022')
      await row.click()
      await expect.element(inSheet('招商银行')).toBeDisabled()
      await expect.element(inSheet('招商银行')).toMatchTextContent(REASON)
      await expect.element(inSheet('工商银行')).toMatchTextContent('提现卡')
      await expect.element(sheet).not.toMatchTextContent('自动换用其他银行卡')
      await inSheet('建设银行').click()
      await expect.element(row).toMatchTextContent('0033')
      await consent.click()
      await borrow.click()
      await expect
        .poll(() => exits.at(-1))
        .toEqual({ name: 'next', query: expect.objectContaining({ card: 'C3' }) })
    },
  )

  it('are all of them from 13 periods on, and go back to the first', { tags: ['bankCard.6'] }, async () => {
    await openReady(inApp(RULE), { amount: '12000', period: '18' })
    await expect.element(row).toMatchTextContent('5670')
    expect(await isNarrowed()).toBe(false)
    expect(sheet.getByText(REASON).elements()).toHaveLength(0)
    await inSheet('招商银行').click()
    await page.getByRole('radio', { name: /^12期/ }).click()
    await expect.element(row).toMatchTextContent('0022')
    // The choice is kept: it counts again where it is possible.
    await page.getByRole('radio', { name: /^18期/ }).click()
    await expect.element(row).toMatchTextContent('5670')
  })

  it('are all of them outside of the apps', { tags: ['bankCard.6'] }, async () => {
    const { calls } = await openReady({ persona: 'withdraw-card' }, { amount: '12000', period: '12' })
    expect(await isNarrowed()).toBe(false)
    expect(calls(CONFIG)).toEqual([])
  })

  it('are all of them where the rule did not load', { tags: ['bankCard.6'] }, async () => {
    const faults: FaultRule[] = [{ match: CONFIG, fault: 'result=42020' }]
    const { calls } = await openReady({ ...inApp(undefined), faults }, { amount: '12000', period: '12' })
    await expect.poll(() => calls(CONFIG).length).toBeGreaterThan(0)
    expect(await isNarrowed()).toBe(false)
    await expect.element(inSheet('招商银行')).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['at the cap', 42_000, '12000', true],
    ['one yuan above it', 42_000, '12001', false],
    ['a cent above it', 41_999.99, '12000', false],
  ])(
    '%s of what is in use and this loan',
    { tags: ['bankCard.7'] },
    async (_, historyAmountCap, amount, narrowed) => {
      const options = { ...inApp({ ...RULE, historyAmountCap }), tweak: { limit: { usedBefore: 30_000 } } }
      await openReady(options, { amount, period: '12' })
      if (narrowed) await expect.element(row).toMatchTextContent('0022')
      expect(await isNarrowed()).toBe(narrowed)
    },
  )

  const line = (text: string) => ({ store: memoryStorage({ KOO_BUSINESS_LINE: text }) })
  const ofLine = (businessLine: 'koo' | 'kxd') => ({
    segments: () => ({ userType: null, businessLine, merchant: null }),
  })
  it.each([
    ['no line is koo', RULE, {}, true],
    ['another one', RULE, line('kxd'), false],
    ['another one that is permitted', { ...RULE, businessLines: ['kxd'] }, line('kxd'), true],
    ['koo that is not permitted', { ...RULE, businessLines: ['kxd'] }, {}, false],
    ['the line of the customer where none is stored', RULE, ofLine('kxd'), false],
    ['what is stored, before that', RULE, { ...ofLine('kxd'), ...line('koo') }, true],
    ['an empty text is none', RULE, line(''), true],
  ])('by the business line: %s', { tags: ['bankCard.7', 'id.4'] }, async (_, rule, host, narrowed) => {
    await openReady(inApp(rule, host), { amount: '12000', period: '12' })
    if (narrowed) await expect.element(row).toMatchTextContent('0022')
    expect(await isNarrowed()).toBe(narrowed)
  })

  it.each([
    ['another tag', RULE, false],
    ['one that is permitted', { ...RULE, assetTags: ['sjsh'] }, true],
  ])('by the asset tag of the periods: %s', { tags: ['bankCard.7'] }, async (_, rule, narrowed) => {
    const periods = [{ loanPeriod: 12, specialAssetTag: 'sjsh' }]
    const options = { ...inApp(rule), tweak: { loan: { periods, defaultPeriod: 12 } } }
    await openReady(options, { amount: '12000' })
    if (narrowed) await expect.element(row).toMatchTextContent('0022')
    expect(await isNarrowed()).toBe(narrowed)
  })

  it.each<[string, unknown, boolean]>([
    ['a rule that is no record', 'on', true],
    ['a rule that is off', { ...RULE, enabled: false }, false],
    ['enabled as a text', { ...RULE, enabled: 'true' }, false],
    ['enabled as a number', { ...RULE, enabled: 1 }, false],
    ['no cap', { ...RULE, historyAmountCap: null }, false],
    ['a cap as a text', { ...RULE, historyAmountCap: '200000' }, false],
    ['a cap below zero', { ...RULE, historyAmountCap: -1 }, false],
    ['a cap that is no number', { ...RULE, historyAmountCap: Number.NaN }, false],
    ['tags that are no list: the regular one stays', { ...RULE, assetTags: 'fxy' }, true],
    ['lines that are no list: koo stays', { ...RULE, businessLines: 'kxd' }, true],
    ['lines of another kind', { ...RULE, businessLines: [1, null] }, false],
    ['a longest period as a text: 12 stays', { ...RULE, maxPeriod: '6' }, true],
    ['a shorter longest period', { ...RULE, maxPeriod: 6 }, false],
    ['a longer longest period: 12 stays', { ...RULE, maxPeriod: 24 }, true],
  ])('with %s', { tags: ['bankCard.7'] }, async (_, rule, narrowed) => {
    await openReady(inApp(rule), { amount: '12000', period: '12' })
    if (narrowed) await expect.element(row).toMatchTextContent('0022')
    expect(await isNarrowed()).toBe(narrowed)
  })

  /** The list of cards with a mark of any shape at the first of two. */
  const marked = (isWithdrawCard: unknown): FaultRule[] => {
    const card = (userCardId: string, bankName: string, mark: unknown) => ({
      userCardId,
      bankName,
      cardNo: `**** **** **** 000${userCardId}`,
      isWithdrawCard: mark,
    })
    return [replies(CARDS, [card('1', '招商银行', isWithdrawCard), card('2', '工商银行', true)])]
  }
  it.each(['true', 1, null, undefined, {}])('a mark %j is none', { tags: ['bankCard.6'] }, async (mark) => {
    await openReady(
      { ...inApp(RULE), contract: 'report', faults: marked(mark) },
      { amount: '12000', period: '12' },
    )
    await expect.element(row).toMatchTextContent('0002')
    expect(await isNarrowed()).toBe(true)
  })

  it('are all of them for a customer without a withdrawal card', { tags: ['bankCard.6'] }, async () => {
    const options = { ...inApp(RULE), persona: 'old-customer' }
    await openReady(options, { amount: '12000', period: '12' })
    await row.click()
    await expect.element(inSheet('招商银行')).toBeEnabled()
    await expect.element(inSheet('杭州银行')).toBeEnabled()
  })
})
