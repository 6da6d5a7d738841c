import { expect } from 'vitest'
import type { Person } from '../../../testing/client.ts'
import { orderProofs } from './orderProofs.ts'
import type { Proof } from './proof.ts'
import { popupOn, ROWS } from './rows.ts'
import { tradeProofs } from './tradeProofs.ts'

async function windowIds(person: Person, currentPage = 'cash_home'): Promise<unknown[]> {
  return ((await person.call('merchant/getUserWindowList', { currentPage })) ?? []).map(({ id }) => id)
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
  ...tradeProofs,
  ...windowProofs,
  ...popupProofs,
}
