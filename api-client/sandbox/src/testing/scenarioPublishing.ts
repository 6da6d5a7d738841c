import type { WorldView } from '../index.ts'
import { agrees, ensure } from './agrees.ts'
import { publishRequest, serial } from './client.ts'
import type { Journey, Step } from './scenarioJourney.ts'

const PUBLISHED = { typeId: 'publishStatus', serialNumber: serial(1), kooUserSource: 'APP' } as const

/** Steps of publishing the loan: queries before and after it, and a repeat. */
export function publishing(journey: Journey): Step[] {
  const { person } = journey
  const query = () => person.call('cash/getLoanAfterProcessInfo', PUBLISHED)
  return [
    {
      title: '提交前查询：未受理',
      run: async () => agrees(await query(), { publishState: 'notFound' }),
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
        agrees(await query(), { publishState: 'processed', listingId, loanId })
      },
    },
  ]
}

/** Steps of the review, the result, and the ledger. */
export function reviewing(journey: Journey): Step[] {
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
