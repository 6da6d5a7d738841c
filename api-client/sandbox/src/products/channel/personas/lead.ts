import type { LeadSeed } from '../seed.ts'
import { RESULTS } from '../../../engine/results.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import { leadFlow } from '../../../people/personas/leadFlow.ts'
import type { Persona } from '../../../engine/persona.ts'
import { leadFlowCoupons, leadFlowRight } from './coupons.ts'

type Base = Pick<Persona, 'name' | 'title' | 'shows' | 'mobile'> & Partial<Persona>

/** A lead-flow customer: the wallet's review refuses, then a one-click offer follows. */
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

/** Personas of the lead flow: offers, forced reading, refusals and campaigns. */
export const leadPersonas: readonly Persona[] = [
  offered(
    {
      name: 'lead-new-style',
      title: '导流·新样式',
      shows: {
        zh: '新样式一键借款：三家机构，全部借最高2万元，已选最优导流券。',
        en: 'One click in the new style: three institutions, "all borrow" up to 20,000, the best lead-flow coupon selected.',
      },
      mobile: '13800000380',
    },
    {},
  ),
  offered(
    {
      name: 'lead-old-style',
      title: '导流·旧样式',
      shows: {
        zh: '旧样式一键借款：五家机构，没有优惠券。',
        en: 'One click in the old style with five institutions and no coupon.',
      },
      mobile: '13800000381',
      coupons: () => [],
    },
    { showStyle: 'oldStyle', institutions: 5 },
  ),
  offered(
    {
      name: 'lead-right',
      title: '导流·权益加券',
      shows: {
        zh: '一键借款：8折券之上再享会员利息9折，应还金额已含两项。',
        en: 'One click with an 80 % coupon and, on top of it, a member right that takes a tenth off the interest.',
      },
      mobile: '13800000361',
      coupons: (since) => [...leadFlowCoupons(since).slice(0, 1), leadFlowRight(since)],
    },
    {},
  ),
  offered(
    {
      name: 'lead-right-unfit',
      title: '导流·权益不适用',
      shows: {
        zh: '一键借款：会员权益要借1.5万元及以上，借1万元时说明原因，全部借出后生效。',
        en: 'One click with a member right from 15,000 yuan on: it says why it does not count, until all is borrowed.',
      },
      mobile: '13800000379',
      coupons: (since) => [leadFlowRight(since, { minAmount: 15_000 })],
    },
    {},
  ),
  offered(
    {
      name: 'lead-read-protocol',
      title: '导流·强制阅读协议',
      shows: {
        zh: '强制阅读：第一步为协议页；未阅读时发布被拒绝。',
        en: 'Reading is forced: step 1, the protocol page; publishing unread is refused.',
      },
      mobile: '13800000382',
    },
    { forceRead: 'protocol' },
  ),
  offered(
    {
      name: 'lead-read-verification',
      title: '导流·强制阅读验证',
      shows: { zh: '强制阅读：第一步为验证页。', en: 'Reading is forced: step 1, the verification page.' },
      mobile: '13800000383',
    },
    { forceRead: 'verification' },
  ),
  offered(
    {
      name: 'lead-read-second',
      title: '导流·强制阅读第二步',
      shows: { zh: '强制阅读：第二步为协议页。', en: 'Reading is forced: step 2, the protocol page.' },
      mobile: '13800000384',
    },
    { forceRead: 'secondProtocol' },
  ),
  offered(
    {
      name: 'lead-read-abnormal',
      title: '导流·流程异常',
      shows: {
        zh: '强制阅读：第二步且line为100，流程异常。',
        en: 'Reading is forced: step 2 with line 100, an invalid process.',
      },
      mobile: '13800000385',
    },
    { forceRead: 'abnormal' },
  ),
  offered(
    {
      name: 'lead-no-lender',
      title: '导流·暂无资方',
      shows: { zh: '一键申请被45007拒绝。', en: 'The one-click application is refused with 45007.' },
      mobile: '13800000386',
    },
    { refusedWith: RESULTS.noLender },
  ),
  offered(
    {
      name: 'lead-audit-fails',
      title: '导流·审核不通过',
      shows: {
        zh: '导流资方接受申请，但审核拒绝：没有后续推荐。',
        en: 'The lead lender accepts the application and its review refuses it: no further offer.',
      },
      mobile: '13800000387',
    },
    { review: { polls: 1, outcome: 'auditFailure', share: 'leadFlow' } },
  ),
  campaigned(
    {
      name: 'campaign-voucher',
      title: '导流·全程免息券',
      shows: {
        zh: '进入和离开均为exitRetentionVoucher：全程免息券，金额可以算出。',
        en: 'exitRetentionVoucher on entering and leaving: the whole-loan waiver with an amount that the page can compute.',
      },
      mobile: '13800000393',
    },
    'voucher',
  ),
  campaigned(
    {
      name: 'campaign-generic',
      title: '导流·免息券无金额',
      shows: {
        zh: 'exitRetentionVoucher但没有导流额度：免息金额为0，显示通用文案。',
        en: 'exitRetentionVoucher without a lead-flow limit: the waived amount is 0 and the general text is shown.',
      },
      mobile: '13800000394',
      limit: { ...leadFlow.limit, leadFlow: 0 },
    },
    'voucher',
  ),
  campaigned(
    {
      name: 'campaign-temp',
      title: '导流·一格奖品',
      shows: {
        zh: 'newLeadFlowInterestRetainPop，一个奖品：临时额度。',
        en: 'newLeadFlowInterestRetainPop with one prize: a temporary limit.',
      },
      mobile: '13800000395',
    },
    'temp',
  ),
  campaigned(
    {
      name: 'campaign-temp-reduce',
      title: '导流·两格奖品',
      shows: {
        zh: 'newLeadFlowInterestRetainPop，两个奖品：临时额度和降息。',
        en: 'newLeadFlowInterestRetainPop with two prizes: a temporary limit and a lower rate.',
      },
      mobile: '13800000396',
    },
    'tempAndReduce',
  ),
  campaigned(
    {
      name: 'campaign-temp-reduce-coupon',
      title: '导流·三格奖品',
      shows: {
        zh: 'newLeadFlowInterestRetainPop，三个奖品：临时额度、降息和优惠券。',
        en: 'newLeadFlowInterestRetainPop with three prizes: a temporary limit, a lower rate and a coupon.',
      },
      mobile: '13800000397',
    },
    'tempReduceAndCoupon',
  ),
]
