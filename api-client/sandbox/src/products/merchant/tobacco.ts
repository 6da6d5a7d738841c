import { merchantSlice } from './fresh.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { identityOf } from '../../people/account/identity.ts'
import { beijingDay, DAY_MS, SECOND_MS } from '../../engine/calendar.ts'
import { AUTH } from '../../ledger/limit/authorisations.ts'
import { completeRaise } from '../../ledger/limit/raise.ts'
import { wireYuan } from '../../engine/money.ts'
import { merchantSeedOf, type TobaccoSeed } from './seed.ts'

/** Statuses that the pages report. */
const REPORTED = { notFinished: 0, done: 1, failed: 2 } as const

const YEAR_MS = 365 * DAY_MS

/** The loaded data of the signed-in customer's tobacco shop; the first query starts the loading. */
export function tobaccoData(context: Context): Wire<'merchant/getTobaccoLoanData'> {
  const { now, world } = context
  const { tobacco } = merchantSeedOf(context.persona())
  const file = context.slice(merchantSlice).tobacco
  if (tobacco === null) return { basicInfo: null, manageInfo: null, goodsInfo: null }
  file.askedAt ??= now
  const age = now - file.askedAt
  const isRead = (seconds: number | null) => seconds !== null && age >= seconds * SECOND_MS
  const { licenceNo, shopName, address, goods, readAfter } = tobacco
  return {
    basicInfo: {
      licenceNo,
      shopName,
      ownerName: identityOf(customerOf(context)).nameMasked,
      address,
      validUntil: beijingDay(endOf(tobacco, world.since)),
    },
    manageInfo: isRead(readAfter.manage)
      ? {
          openDate: tobacco.openDate,
          level: tobacco.level,
          monthOrderAmount: wireYuan(goods.reduce((sum, each) => sum + each.yuan * 100, 0)),
          monthOrderCount: tobacco.monthOrderCount,
        }
      : null,
    goodsInfo: isRead(readAfter.goods)
      ? goods.map(({ name, count, yuan }) => ({ name, count, amount: wireYuan(yuan * 100) }))
      : null,
  }
}

/** Whether the tobacco verification confirms the merchant's business. */
export function hasTobacco(context: Context): boolean {
  return context.slice(merchantSlice).tobacco.status === REPORTED.done
}

/**
 * Saves the status of the verification as reported by the pages. 'Done' needs a valid licence and completely loaded
 * data; it raises the customer's limit once.
 */
export function reportTobacco(context: Context, authId: string, authStatus: string, authToken: string): void {
  if (authId !== AUTH.tobacco) throw new Refusal(RESULTS.badRequest, '暂不支持该认证类型')
  if (authToken !== '') throw new Refusal(RESULTS.badRequest, '认证信息有误，请重新进入')
  const status = Object.values(REPORTED).find((each) => String(each) === authStatus)
  if (status === undefined) throw new Refusal(RESULTS.badRequest, '认证状态有误，请重新进入')
  const file = context.slice(merchantSlice).tobacco
  // A page that was left open must not undo a completed verification.
  if (file.status === REPORTED.done) return
  if (status === REPORTED.done) refuseUnlessRead(context)
  file.status = status
  if (status === REPORTED.done) completeRaise(customerOf(context), AUTH.tobacco)
}

function refuseUnlessRead(context: Context): void {
  const { tobacco } = merchantSeedOf(context.persona())
  if (tobacco === null) throw new Refusal(RESULTS.notEntitled, '未查询到您名下的烟草专卖零售许可证')
  if (endOf(tobacco, context.world.since) <= context.now) {
    throw new Refusal(RESULTS.notEntitled, '您的烟草专卖零售许可证已过有效期')
  }
  if (tobaccoData(context).goodsInfo === null) {
    throw new Refusal(RESULTS.orderState, '经营数据读取中，请稍后再试')
  }
}

function endOf({ validYears }: TobaccoSeed, since: number): number {
  return since + validYears * YEAR_MS
}
