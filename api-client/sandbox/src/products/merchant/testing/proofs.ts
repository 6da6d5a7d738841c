import { expect } from 'vitest'
import { serial, type Person } from '../../../testing/client.ts'
import { popupOn, ROWS } from './rows.ts'
import { readyToPublish, statusOf, submitOrder, upload } from './shop.ts'

type Proof = (person: Person) => Promise<void>

async function later(person: Person, seconds: number): Promise<void> {
  await person.admin('POST', 'clock', { advanceMs: seconds * 1000 })
}

/** Proves that an application has a status, and keeps it for ten minutes. */
function keepsStatus(status: number): Proof {
  return async (person) => {
    expect(await statusOf(person)).toBe(status)
    await later(person, 600)
    expect(await statusOf(person)).toBe(status)
  }
}

async function windowIds(person: Person, currentPage = 'cash_home'): Promise<unknown[]> {
  return ((await person.call('merchant/getUserWindowList', { currentPage })) ?? []).map(({ id }) => id)
}

const orderProofs: Record<string, Proof> = {
  async 'merchant-start'(person) {
    const seen = [await statusOf(person)]
    await submitOrder(person)
    await upload(person, 'contract')
    for (let second = 0; second < 60; second += 5) {
      const status = await statusOf(person)
      if (status !== seen.at(-1)) seen.push(status)
      await later(person, 5)
    }
    expect(seen).toEqual([null, 1, 31, 4, 5])
    await person.call('merchant/publish', await readyToPublish(person))
  },
  async 'merchant-opened'(person) {
    expect(await statusOf(person)).toBe(0)
    await person.call('merchant/createSalesOrder', { serialNumber: serial(1) })
  },
  async 'merchant-submitted'(person) {
    await keepsStatus(1)(person)
    await person.call('merchant/recall', { orderNum: 'MO20260001' })
  },
  async 'merchant-refused'(person) {
    await keepsStatus(2)(person)
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ reasonCode: 'COOLING_DOWN' })
  },
  async 'merchant-passed'(person) {
    for (const type of ['certificate', 'contract']) await upload(person, type)
    expect(await statusOf(person)).toBe(3)
    await upload(person, 'marriageCert')
    expect(await statusOf(person)).toBe(31)
    await later(person, 10)
    expect(await statusOf(person)).toBe(4)
    await later(person, 20)
    expect(await statusOf(person)).toBe(5)
  },
  'merchant-reviewing': keepsStatus(4),
  async 'merchant-approved'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 5,
      canUseLoanAmount: '100000.00',
    })
    await person.call('merchant/publish', await readyToPublish(person))
  },
  async 'merchant-final-refused'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 6,
      reason: '店铺经营流水不足，复核未通过',
    })
  },
  async 'merchant-cancelled'(person) {
    await keepsStatus(7)(person)
    await submitOrder(person)
  },
  'merchant-documents-in': keepsStatus(31),
  'merchant-draft': keepsStatus(51),
  async 'merchant-barred'(person) {
    const reason = '您所在的行业暂不支持申请'
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ allowed: false, reason })
    expect(await person.refusal('merchant/preAudit', {})).toEqual([42122, reason])
  },
  async 'merchant-pre-audit-refused'(person) {
    const answers = []
    for (let k = 0; k < 3; k += 1) answers.push((await person.call('merchant/preAudit', {})).auditStatus)
    expect(answers).toEqual([0, 0, 2])
    expect(await statusOf(person)).toBe(2)
  },
  async 'merchant-lowered'(person) {
    await submitOrder(person, { amount: 88_888 })
    await upload(person, 'contract')
    await later(person, 60)
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      applyAmount: '88888.00',
      loanAmount: '53300.00',
    })
  },
  async 'merchant-stores'(person) {
    const items = await person.call('merchant/getStoreAuthItems', {})
    expect(items.map(({ status }) => status)).toEqual([1, 2, 3, 0, 0])
  },
  async 'merchant-tobacco'(person) {
    await person.call('merchant/getTobaccoLoanData', {})
    await later(person, 4)
    await person.call('merchant/updateYcdAuthStatus', { authId: '118', authStatus: '1', authToken: '' })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 55_000 })
  },
  async 'merchant-tobacco-ended'(person) {
    const done = { authId: '118', authStatus: '1', authToken: '' }
    expect((await person.refusal('merchant/updateYcdAuthStatus', done))[1]).toContain('已过有效期')
  },
  async 'merchant-booked'(person) {
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({
      status: 2,
      visitTime: '2026-11-21 10:00',
    })
    const booking = { serialNumber: serial(1), contactName: '陈思远', contactPhone: '13911112222' }
    expect((await person.refusal('merchant/confirmReservation', booking))[0]).toBe(42121)
  },
  'merchant-unknown-status': keepsStatus(99),
}

const windowProofs: Record<string, Proof> = {
  async 'window-picture'(person) {
    expect(await person.call('merchant/getUserWindowList', { currentPage: 'any' })).toMatchObject([
      { styleTemplate: 'picture', popImgHrefUrl: expect.stringContaining('/pages/credit/raiseLimit/home') },
    ])
  },
  async 'window-coupon'(person) {
    expect(await person.call('merchant/getUserWindowList', { currentPage: 'any' })).toMatchObject([
      { styleTemplate: 'picture', popImgHrefUrl: 'coupon:BCW1' },
    ])
    expect(await person.call('cash/getCouponByBatchNo', { batchNo: 'BCW1' })).toMatchObject({
      couponId: 'CW1',
    })
  },
  async 'window-button'(person) {
    expect(await windowIds(person, 'any')).toEqual(['W502'])
    await person.call('merchant/windowReport', { windowId: 'W502', currentPage: 'any' })
    expect(await windowIds(person)).toEqual([])
  },
  async 'window-notice'(person) {
    expect([await windowIds(person), await windowIds(person, 'other')]).toEqual([['W505'], []])
  },
  async 'window-protocol'(person) {
    const [window] = (await person.call('merchant/getUserWindowList', { currentPage: 'any' })) ?? []
    expect(window?.protocolDTO?.isDefaultSelected).toBe(1)
    const protocol = window?.protocolDTO?.linkUrl ?? ''
    await person.call('merchant/submitWindowProtocol', { windowId: 'W503', protocol })
    expect(await windowIds(person)).toEqual([])
  },
  async 'window-protocol-open'(person) {
    expect(await person.call('merchant/getUserWindowList', { currentPage: 'any' })).toMatchObject([
      { styleTemplate: 'protocol', protocolDTO: { isDefaultSelected: 0 } },
    ])
  },
  async 'window-many'(person) {
    expect(await windowIds(person)).toEqual(['W502', 'W503', 'W501'])
  },
  async 'survey-none'(person) {
    expect(await person.call('other/getQuestionnaireInfo', { currentPage: 'loanApplyPage' })).toBeNull()
  },
  async 'survey-strange'(person) {
    const survey = await person.call('other/getQuestionnaireInfo', { currentPage: 'loanApplyPage' })
    expect(survey?.questionnaireCode).toBe('QN-STRANGE')
  },
}

const popupProofs: Record<string, Proof> = Object.fromEntries(
  ROWS.map(([persona, entry, quit]) => [
    persona,
    async (person: Person) => {
      expect([await popupOn(person, 'ENTRY_LOAN_PAGE'), await popupOn(person, 'QUIT_LOAN_PAGE')]).toEqual([
        entry,
        quit,
      ])
    },
  ]),
)

/** Proves what each persona of the merchant domain demonstrates. */
export const merchantProofs: Readonly<Record<string, Proof>> = {
  ...orderProofs,
  ...windowProofs,
  ...popupProofs,
}
