import type { LeadSeed } from '../../lender/channel/seed.ts'
import { RESULTS } from '../../results.ts'
import { oldCustomer } from '../old-customer.ts'
import { leadFlow } from '../reviews.ts'
import type { Persona } from '../types.ts'
import { leadFlowCoupons } from './coupons.ts'

type Base = Pick<Persona, 'name' | 'title' | 'shows' | 'mobile'> & Partial<Persona>

/** A lead-flow customer: the wallet's review refuses, then one click is offered. */
function offered(base: Base, lead: Partial<LeadSeed>): Persona {
  return {
    ...leadFlow,
    coupons: (since) => [...oldCustomer.coupons(since), ...leadFlowCoupons(since)],
    ...base,
    channel: { lead },
  }
}

/** A customer of the cash-lead page with a campaign. */
function campaigned(base: Base, kind: LeadSeed['entry'][number]): Persona {
  return offered(base, { entry: [kind], quit: [kind] })
}

/** Offers, forced reading, refusals and campaigns of the lead flow. */
export const leadPersonas: readonly Persona[] = [
  offered(
    {
      name: 'lead-new-style',
      title: '导流·新样式',
      shows:
        'One click in the new style: three institutions, "all borrow" up to 20,000, the best lead-flow coupon chosen.',
      mobile: '13800000380',
    },
    {},
  ),
  offered(
    {
      name: 'lead-old-style',
      title: '导流·旧样式',
      shows: 'One click in the old style with five institutions and no coupon.',
      mobile: '13800000381',
      coupons: () => [],
    },
    { showStyle: 'oldStyle', institutions: 5 },
  ),
  offered(
    {
      name: 'lead-read-protocol',
      title: '导流·强制阅读协议',
      shows: 'Reading is forced: step 1, the protocol page; publishing unread is refused.',
      mobile: '13800000382',
    },
    { forceRead: 'protocol' },
  ),
  offered(
    {
      name: 'lead-read-verification',
      title: '导流·强制阅读验证',
      shows: 'Reading is forced: step 1, the verification page.',
      mobile: '13800000383',
    },
    { forceRead: 'verification' },
  ),
  offered(
    {
      name: 'lead-read-second',
      title: '导流·强制阅读第二步',
      shows: 'Reading is forced: step 2, the protocol page.',
      mobile: '13800000384',
    },
    { forceRead: 'secondProtocol' },
  ),
  offered(
    {
      name: 'lead-read-abnormal',
      title: '导流·流程异常',
      shows: 'Reading is forced: step 2 with line 100, a process that is not sound.',
      mobile: '13800000385',
    },
    { forceRead: 'abnormal' },
  ),
  offered(
    {
      name: 'lead-no-lender',
      title: '导流·暂无资方',
      shows: 'The one-click application is refused with 45007.',
      mobile: '13800000386',
    },
    { refusedWith: RESULTS.noLender },
  ),
  offered(
    {
      name: 'lead-audit-fails',
      title: '导流·审核不通过',
      shows: 'The lead lender accepts the application and its review refuses it: no further offer.',
      mobile: '13800000387',
    },
    { review: { polls: 1, outcome: 'auditFailure', share: 'leadFlow' } },
  ),
  campaigned(
    {
      name: 'campaign-voucher',
      title: '导流·全程免息券',
      shows:
        'exitRetentionVoucher on both ways: the whole-loan waiver with an amount that can be worked out.',
      mobile: '13800000393',
    },
    'voucher',
  ),
  campaigned(
    {
      name: 'campaign-generic',
      title: '导流·免息券无金额',
      shows:
        'exitRetentionVoucher without a lead-flow limit: the waived amount is 0 and the general text shows.',
      mobile: '13800000394',
      limit: { ...leadFlow.limit, leadFlow: 0 },
    },
    'voucher',
  ),
  campaigned(
    {
      name: 'campaign-temp',
      title: '导流·一格奖品',
      shows: 'newLeadFlowInterestRetainPop with one prize: a temporary limit.',
      mobile: '13800000395',
    },
    'temp',
  ),
  campaigned(
    {
      name: 'campaign-temp-reduce',
      title: '导流·两格奖品',
      shows: 'newLeadFlowInterestRetainPop with two prizes: a temporary limit and a lower rate.',
      mobile: '13800000396',
    },
    'tempAndReduce',
  ),
  campaigned(
    {
      name: 'campaign-temp-reduce-coupon',
      title: '导流·三格奖品',
      shows: 'newLeadFlowInterestRetainPop with three prizes: a temporary limit, a lower rate and a coupon.',
      mobile: '13800000397',
    },
    'tempReduceAndCoupon',
  ),
]
