import type { Calls } from '@koo/api-client/registry'
import { MAGIC_CODES } from '../index.ts'
import { agrees, ensure } from './agrees.ts'
import type { Mount } from './client.ts'
import type { Journey, Step } from './scenarioJourney.ts'

const MOBILE = '15912340002'

type Limits = Calls['cash/getAmount']['content']

/** Steps up to the login. */
export function signIn({ person }: Journey): Step[] {
  return [
    {
      title: '重置沙箱为老客户',
      run: async () => {
        await person.admin('POST', 'reset', { persona: 'old-customer' })
      },
    },
    {
      title: '获取登录验证码',
      run: async () => {
        const sent = await person.call('user/sendLoginCode', { mobile: MOBILE, type: 1 })
        agrees(sent, { mobileMasked: '159****0002', resendSeconds: 60 })
      },
    },
    {
      title: '验证码登录',
      run: async () => {
        const login = { mobile: MOBILE, verifyCode: MAGIC_CODES.right }
        person.token = (await person.call('user/login', login)).token
      },
    },
  ]
}

/** Steps on the loan page: everything that it reads, and the consent. */
export function loanPage(journey: Journey, mount: Mount): Step[] {
  const { person } = journey
  return [
    {
      title: '查询可借额度',
      run: async () => {
        const limits: Partial<Limits> = { canUseLoanAmount: 50_000, minAmount: 500, customerKind: 'old' }
        agrees(await person.call('cash/getAmount', {}), limits)
      },
    },
    {
      title: '查询费率与期数',
      run: async () => {
        const rates = await person.call('merchant/getLoanRateInfoV3', {})
        const periods = rates.periodList.map((offer) => offer.loanPeriod)
        ensure(periods.includes(rates.defaultPeriod), 'the default period is one of those offered')
      },
    },
    {
      title: '查询银行卡、优惠券与借款用途',
      run: async () => {
        const cards = await person.call('user/queryAllBankcardList', { pageType: '1' })
        journey.cardId = cards[1]?.userCardId ?? ''
        const { couponList } = await person.call('cash/queryCoupons', {})
        const categories = [...new Set(couponList.map((coupon) => coupon.category))].toSorted()
        agrees(categories, ['member', 'other', 'raise', 'rate'])
        const uses = await person.call('cash/queryLoanUse', {})
        journey.use = uses[0]
        agrees(await person.call('cash/queryLoanButtonAuth', {}), { faceAuth: 1, contactsAuth: 1 })
      },
    },
    {
      title: '阅读并同意协议',
      run: async () => {
        journey.agreements = await person.call('cash/queryLoanAgreements', {})
        for (const { name, url } of journey.agreements.filter((each) => each.isLoanProtocol)) {
          const page = await mount.fetch(url.replace(/^https?:\/\/[^/]+/, mount.origin))
          ensure((await page.text()).includes(name), `the page of ${name} says its name`)
          const agreement = { agreementName: name, agreementUrl: url, agreementVersion: 'v3' }
          await person.call('other/agreementrecord', agreement)
        }
      },
    },
    {
      title: '上报操作记录',
      run: async () => {
        const trace = { traceId: 'trade-agreement-checkbox', traceData: { scene: 'loan' } }
        await person.call('cash/serverUpload', trace)
        const view = { pageUrl: '/pages/credit/cash/home', pageName: '借款', pageId: 'cash_home' }
        await person.call('apphome/pvUpload', view)
      },
    },
  ]
}

/** Steps from the binding terms to their signature. */
export function signing(journey: Journey): Step[] {
  const { person } = journey
  return [
    {
      title: '确认借款条件',
      run: async () => {
        journey.agreed = await person.terms({
          amount: 20_000,
          userCardId: journey.cardId,
          couponIds: ['CR3', 'CM1', 'CO1'],
          loanUseCode: journey.use?.loanUseCode ?? '',
          subLoanUseCode: journey.use?.subList?.[0]?.loanUseCode,
        })
        agrees(journey.agreed.terms, { amountChanged: false, period: 12 })
      },
    },
    {
      title: '获取签约验证码',
      run: async () => {
        const { termsNo } = journey.agreed.terms
        const code = await person.call('cash/applyAgreementSign', { termsNo, type: 1 })
        agrees(code, { mobileMasked: '159****0002' })
        journey.transactionNo = code.transactionNo
      },
    },
    {
      title: '输错签约验证码',
      run: async () => {
        const { transactionNo } = journey
        const wrong = { transactionNo, verifyCode: MAGIC_CODES.wrong }
        agrees(await person.refusal('cash/confirmAgreementSign', wrong), [42101, '验证码错误，请重新输入'])
      },
    },
    {
      title: '完成签约',
      run: async () => {
        const { transactionNo } = journey
        const right = { transactionNo, verifyCode: MAGIC_CODES.right }
        journey.signNo = (await person.call('cash/confirmAgreementSign', right)).signNo
      },
    },
  ]
}
