import type { Calls } from '@koo/api-client/registry'
import { MAGIC_CODES, type WorldView } from '../src/index.ts'
import { agrees, ensure } from './agrees.ts'
import { Person, publishRequest, serial, type Mount, type Terms } from './client.ts'

/** One step of a scenario, in the order they are walked. */
export interface Step {
  /** What it shows, in the words of the page. */
  title: string
  /** Walks it; rejects with what is wrong. */
  run: () => Promise<void>
}

const MOBILE = '15912340002'

type Limits = Calls['cash/getAmount']['content']

/** What one step leaves to the next. */
interface Journey {
  person: Person
  cardId: string
  use: Calls['cash/queryLoanUse']['content'][number] | undefined
  agreements: Calls['cash/queryLoanAgreements']['content']
  agreed: Terms
  transactionNo: string
  signNo: string
  published: Calls['cash/publishV2']['content']
}

/**
 * The whole loan journey of an old customer, from signing in to a decided review. It is written once and walked on every
 * mount and in a browser, so it uses nothing but HTTP requests and what every platform has.
 */
export function loanJourney(mount: Mount, scope: string): Step[] {
  const person = new Person(mount, scope)
  // Each step fills in what the ones after it read.
  const journey = { person } as Journey
  return [
    ...beginning(journey),
    ...loanPage(journey, mount),
    ...signing(journey),
    ...publishing(journey),
    ...reviewing(journey),
  ]
}

/** Walks a scenario to its end. Rejects at the first step that is not as it should be, naming it. */
export async function walk(steps: readonly Step[]): Promise<void> {
  for (const { title, run } of steps) {
    await run().catch((error: unknown) => {
      throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    })
  }
}

function beginning({ person }: Journey): Step[] {
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

function loanPage(journey: Journey, mount: Mount): Step[] {
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

function signing(journey: Journey): Step[] {
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

const PUBLISHED = { typeId: 'publishStatus', serialNumber: serial(1), kooUserSource: 'APP' } as const

function publishing(journey: Journey): Step[] {
  const { person } = journey
  const ask = () => person.call('cash/getLoanAfterProcessInfo', PUBLISHED)
  return [
    {
      title: '提交前查询：未受理',
      run: async () => agrees(await ask(), { publishState: 'notFound' }),
    },
    {
      title: '提交借款，重复提交返回同一结果',
      run: async () => {
        const request = publishRequest(journey.agreed, journey.signNo, serial(1))
        journey.published = await person.call('cash/publishV2', request)
        agrees(journey.published, { serialNumber: serial(1) })
        agrees(await person.call('cash/publishV2', request), journey.published)
      },
    },
    {
      title: '提交后查询：已受理',
      run: async () => {
        const { listingId, loanId } = journey.published
        agrees(await ask(), { publishState: 'processed', listingId, loanId })
      },
    },
  ]
}

function reviewing(journey: Journey): Step[] {
  const { person } = journey
  return [
    {
      title: '轮询审核结果',
      run: async () => {
        agrees(await person.call('cash/queryGray', { typeId: 'loanResultPage' }), { pollMaxPeriod: 10 })
        agrees(await person.call('cash/queryGray', { typeId: '6' }), { alisignApplyGray: true })
        const { listingId } = journey.published
        const states: string[] = []
        for (let poll = 0; poll < 4; poll += 1)
          states.push((await person.call('cash/queryPublishStatus', { listingId })).auditStatus)
        agrees(states, ['auditing', 'auditing', 'auditSuccess', 'auditSuccess'])
      },
    },
    {
      title: '查看借款结果',
      run: async () => {
        const { monthPay, montyPayList, firstRepaymentDay } = journey.agreed.terms
        const result = await person.call('cash/queryResultPage', { loanId: journey.published.loanId })
        agrees(result, { amount: '20000.00', monthPay, montyPayList, firstRepaymentDay })
      },
    },
    {
      title: '额度减少，优惠券已用',
      run: async () => {
        agrees(await person.call('cash/getAmount', {}), { canUseLoanAmount: 30_000 })
        const { couponList } = await person.call('cash/queryCoupons', {})
        const used = couponList.filter((coupon) => coupon.statusId === 2).map((coupon) => coupon.couponId)
        for (const couponId of ['CR3', 'CM1', 'CO1']) ensure(used.includes(couponId), `${couponId} is used`)
      },
    },
    {
      title: '账本只有一笔借款，与页面一致',
      run: async () => {
        const world = await person.admin<WorldView>('GET', 'world')
        agrees(world, { loanCount: 1, repeatedSerials: [] })
        agrees(world.loans[0], { serialNumber: serial(1), audit: 'auditSuccess', amountCents: 2_000_000 })
        const rows = world.loans[0]?.rows.map((row) => row.wire.realTotal)
        agrees(rows, journey.agreed.terms.montyPayList)
        agrees(world.consents.length, 3)
      },
    },
    {
      title: '退出登录',
      run: async () => {
        await person.call('user/logout', {})
        agrees(await person.refusal('cash/getAmount', {}), [-4000, '登录已失效，请重新登录'])
      },
    },
  ]
}
