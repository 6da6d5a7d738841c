import { configured } from '@koo/page/testing'
import { cashMixLoan } from '@koo/api-client/calls'
import { wrongRepliesIn, type PageState } from '@koo/page/testing/attacks'
import { page } from 'vitest/browser'
import { OFFER_AFTER_MS } from './constants.ts'
import { cashLoan } from './flow.ts'
import { borrow, consent } from './home/testing/openHome.ts'
import { copy as leadPop } from './result/leadPop/copy.ts'
import { leadPopNames } from './result/leadPop/leadOffer.ts'
import type { OneClickOffer } from './oneClick/offer.ts'
import { copy as reading } from './oneClick/reading/copy.ts'
import { confirmOffer } from './oneClick/testing/confirmOffer.ts'
import { refuse } from './oneClick/testing/refuse.ts'
import type { WindowStyle } from '@koo/steps/windows/parts'
import { lend, LENT_SERIAL } from './stories/lend.ts'

/** States of one table of the product, each with a name of its own. */
const named = (what: string, states: Readonly<Record<string, PageState>>) =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [`${what} ${name}`, state]))

const atHome = (persona: string, call: string, shows: string, amount = '12000'): PageState => ({
  page: 'cash/home',
  search: { 'cash/home': { amount } },
  persona,
  calls: [call],
  shows,
})
const window = (persona: string, shows: string) => atHome(persona, 'merchant/getUserWindowList', shows)
const windows: Record<WindowStyle, PageState> = {
  picture: window('window-picture', '额度提升活动'),
  button: window('window-button', '立即提额'),
  protocol: window('window-protocol-open', '同意并提交'),
}

const rights = {
  'low fee': atHome('low-fee-chosen', 'cash/queryReduceFee', '降费权益生效中'),
  'low fee, not chosen': atHome('low-fee', 'cash/queryReduceFee', '限时降费'),
  promise: atHome('young', 'apphome/queryPromotionWindow', '我承诺非在校学生'),
}

/** What is asked after the loan button. */
const asked = (persona: string, call: string, shows: string, amount?: string): PageState => ({
  ...atHome(persona, call, shows, amount),
  async after() {
    await consent.click()
    await borrow.click()
  },
})
const questions = {
  'phone at the bank': asked('phone-differs', 'user/queryCardStatus', '预留手机号不一致'),
  'cash-back': asked('cash-back', 'cash/queryCashBack', '借满10,000元', '8000'),
}

const campaign = (persona: string, shows: string): PageState => ({
  page: 'cashLead/loan',
  search: { 'cashLead/loan': { amount: '10000' } },
  persona,
  calls: ['cash/cashLeadPopQuery'],
  shows,
})
const campaigns = {
  voucher: campaign('campaign-voucher', '最多可免利息'),
  'one prize': campaign('campaign-temp', '临时额度'),
  'two prizes': campaign('campaign-temp-reduce', '年利率低至'),
  'three prizes': campaign('campaign-temp-reduce-coupon', '全程免息'),
}

/** The result of a refused loan, when the offer after it is shown. */
const refused = (persona: string, shows: string, lead?: object): PageState => ({
  page: 'result/loan',
  persona,
  ...(lead && { tweak: { channel: { lead } } }),
  begin: { 'result/loan': async (world) => ({ listingId: (await refuse(world)).listingId }) },
  after: ({ world }) => world.clock.advance(OFFER_AFTER_MS),
  calls: ['cash/getLoanAfterProcessInfo'],
  shows,
})
const leadPops = Object.fromEntries(
  leadPopNames.map((name) => [name, refused('audit-fails', leadPop.offers[name], { popName: name })]),
)
const oneClick: Record<OneClickOffer['style'], PageState> = {
  old: refused('lead-old-style', '重新选择借款信息'),
  new: refused('lead-new-style', '全部借出'),
}
const offers: Record<string, PageState> = {
  'a right': refused('lead-right', '会员利息9折'),
  'a right that does not fit': refused('lead-right-unfit', '借款15000元及以上可用'),
}

const autoPay = page.getByRole('button', { name: '去开启' })
const pages: Record<string, PageState> = {
  'the sheet of automatic repayment': {
    page: 'result/loan',
    // Without this setting, the page waits for it before it shows the banner.
    host: { config: configured({ marketing: { enabled: true } }) },
    begin: { 'result/loan': async (world) => ({ listingId: (await lend(world)).listingId }) },
    async after() {
      // A wrong reply can take the banner away.
      if (autoPay.query()) await autoPay.click()
    },
    calls: ['repayment/showAutoPayEntry', 'user/queryBankcardListV3'],
    shows: '开启自动还款',
  },
  'an offer that has to be verified': {
    page: 'result/droolsv2verification',
    persona: 'lead-read-verification',
    begin: { 'result/droolsv2verification': confirmOffer },
    calls: ['cash/loanConfirmHookV3'],
    shows: reading.intro.verification,
  },
}

const MIXED = { amount: '30000', period: '12', card: 'C1', isMixLoan: 'true' }
const kinds: Record<string, PageState> = {
  'a mixed loan to confirm': {
    page: 'cash/home/confirm',
    persona: 'mixed',
    search: { 'cash/home/confirm': MIXED },
    calls: ['cash/preApproval'],
    shows: '由两家机构共同放款',
  },
  'a mixed loan': {
    page: 'result/loan',
    persona: 'mixed',
    begin: {
      async 'result/loan'({ gateway }) {
        const amounts = { amount: 30_000, mixLoanAmount: 10_000, loanPeriod: 12 }
        const { listingId } = await cashMixLoan(gateway, { serialNumber: LENT_SERIAL, ...amounts })
        return { listingId, isMixLoan: 'true' }
      },
    },
    calls: ['cash/queryResultPage'],
    shows: '由两家机构共同放款',
  },
  'a split loan': {
    page: 'result/loan',
    persona: 'split-three',
    begin: { 'result/loan': async (world) => ({ listingId: (await lend(world)).listingId }) },
    calls: ['cash/queryLoanInfoAfterProcess'],
    shows: '由3家机构共同放款',
  },
  'a loan of the partner to confirm': {
    page: 'cashLead/confirm',
    persona: 'lead-new-style',
    search: { 'cashLead/confirm': { amount: '12000', period: '12', card: 'C1' } },
    calls: ['cash/preApproval'],
    shows: '示例小额贷款有限公司',
  },
}

wrongRepliesIn(cashLoan, {
  ...named('window', windows),
  ...named('right', rights),
  ...named('question', questions),
  ...named('campaign', campaigns),
  ...named('lead pop-up', leadPops),
  ...named('one click', oneClick),
  ...named('one click with', offers),
  ...pages,
  ...kinds,
})
