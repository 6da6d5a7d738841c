import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import { standardRates } from '../../../people/personas/rates.ts'
import { beijingDay, DAY_MS } from '../../../engine/calendar.ts'
import type { Persona } from '../../../engine/persona.ts'
import type { RateCeiling } from '../../../ledger/state/costSeed.ts'

type Base = Pick<Persona, 'name' | 'title' | 'shows' | 'mobile'> & Partial<Persona>

/** An old customer to whom the costs of a loan are stated in this way. */
const stated = (base: Base, cost: Persona['cost']): Persona => ({ ...oldCustomer, ...base, cost })

/** Rates without a fee, below the ceiling of {@link ceilingOf}. */
const RATES = standardRates.map((row) => ({ ...row, irr: 0.2376, handFeeRate: 0 }))

/** The ceiling of 24 % that holds for the lender of these customers, or another one from a day on. */
const ceilingOf = (rate = 0.24, from = '2026-08-01'): RateCeiling => ({
  lenderKind: oldCustomer.lender.kind,
  method: 'irr',
  rate,
  from,
  source: '示例监管通知',
})

/** Personas of what a loan costs in all: how it is stated, who charges it, and the ceilings of the annualised cost. */
export const costPersonas: readonly Persona[] = [
  stated(
    {
      name: 'cost-table-missing',
      title: '费用明细·缺失',
      shows: {
        zh: '旧版资方：回复中没有综合融资成本，页面自行计算。',
        en: 'An older lender: the replies do not state what a loan costs in all, so that the pages work it out.',
      },
      mobile: '13800000021',
    },
    { statement: 'none' },
  ),
  stated(
    {
      name: 'cost-table-wrong',
      title: '费用明细·差一分',
      shows: {
        zh: '资方说明的利息和合计比还款计划多一分钱，与借款条款矛盾。',
        en: 'The lender states an interest and a sum that are a cent more than its own plan has.',
      },
      mobile: '13800000022',
    },
    { statement: 'centMore' },
  ),
  stated(
    {
      name: 'cost-rate-wrong',
      title: '费用明细·年化不符',
      shows: {
        zh: '资方说明的年化综合融资成本比还款计划高0.5个百分点，各项金额正确。',
        en: 'The lender states an annualised cost half a point above that of its plan; every amount is right.',
      },
      mobile: '13800000023',
    },
    { statement: 'otherRate' },
  ),
  stated(
    {
      name: 'cost-table-sum',
      title: '费用明细·年化相加',
      shows: {
        zh: '年化综合融资成本按各项年化率相加，而不是内部收益率。',
        en: 'The annualised cost is the sum of the rates of the charges, not one internal rate.',
      },
      mobile: '13800000024',
    },
    { method: 'sum' },
  ),
  stated(
    {
      name: 'two-institutions',
      title: '费用明细·两家收取',
      shows: {
        zh: '利息和手续费由资方收取，担保费由担保公司收取。',
        en: 'Interest and fee are charged by the lender, the guarantee by another institution.',
      },
      mobile: '13800000025',
    },
    {
      service: { kind: 'guarantee', chargedBy: '测试融资担保有限公司' },
      fee: { kind: 'instalmentFee', chargedBy: oldCustomer.lender.instName },
    },
  ),
  stated(
    {
      name: 'partner-fee',
      title: '费用明细·合作方费用',
      shows: {
        zh: '手续费是合作方的会员费，随每期还款收取，在还款计划的手续费中。',
        en: 'The fee of the plan is that of a partner, taken with each instalment.',
      },
      mobile: '13800000026',
    },
    { fee: { kind: 'partnerFee', chargedBy: '示例会员服务有限公司' } },
  ),
  stated(
    {
      name: 'ceiling-exact',
      title: '年化上限·未超过',
      shows: {
        zh: '年化综合融资成本刚好不超过24%的上限：再多一分钱就超过。',
        en: 'The annualised cost is not above the ceiling of 24 %; with one more cent it would be.',
      },
      mobile: '13800000027',
      loan: { ...oldCustomer.loan, rateTable: RATES },
      coupons: () => [],
    },
    { atCeiling: { rate: 0.24, side: 'within' }, ceilings: () => [ceilingOf()] },
  ),
  stated(
    {
      name: 'ceiling-cent',
      title: '年化上限·超过一分',
      shows: {
        zh: '年化综合融资成本超过24%的上限约一分钱：少一分钱就不超过。',
        en: 'The annualised cost is above the ceiling of 24 % by about a cent; with one cent less it would not be.',
      },
      mobile: '13800000028',
      loan: { ...oldCustomer.loan, rateTable: RATES },
      coupons: () => [],
    },
    { atCeiling: { rate: 0.24, side: 'above' }, ceilings: () => [ceilingOf()] },
  ),
  stated(
    {
      name: 'ceiling-midnight',
      title: '年化上限·零点调低',
      shows: {
        zh: '第一天年化上限24%，北京时间次日零点起为20%：借款当天可以，过了零点就超过。',
        en: 'The ceiling is 24 % on the first day and 20 % from the next midnight in Beijing: the loan is fine before, and too dear after.',
      },
      mobile: '13800000029',
      coupons: () => [],
    },
    { ceilings: (since) => [ceilingOf(), ceilingOf(0.2, beijingDay(since + DAY_MS))] },
  ),
]
