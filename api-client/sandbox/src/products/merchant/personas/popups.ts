import { discount } from '../../../people/personas/coupons/kinds.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import { LIFETIME, popup } from './popup.ts'

const withoutDelta = { ...oldCustomer.limit, delta: null }

/** One persona for each of the rows 1 to 8 of the priority table of pop-ups. */
export const popupPersonas: readonly Persona[] = [
  popup(
    '0550',
    'popup-transition',
    '息费下降客户',
    {
      zh: '第1行：由36%降至24%，最高免息1,280元，进入和离开时都有。',
      en: 'Row 1: from 36 to 24 per cent, up to 1,280 yuan interest-free, on entering and leaving.',
    },
    { transition: { maxReduce: 1280 } },
    { loan: { ...oldCustomer.loan, beforeRate: 0.36 } },
  ),
  popup(
    '0551',
    'popup-transition-entry',
    '息费下降仅进入客户',
    {
      zh: '第1行仅在进入时：没有节省金额，离开时不显示。',
      en: 'Row 1 on entering only: nothing is saved, so there is no pop-up on leaving.',
    },
    { transition: { maxReduce: 0 } },
    { loan: { ...oldCustomer.loan, beforeRate: 0.36 } },
  ),
  popup(
    '0552',
    'popup-over-20w',
    '小微20万以上临额客户',
    {
      zh: '第2行：20万元以上的小微客户，临时额度6万元，十天。',
      en: 'Row 2: a small business over 200,000 yuan with a temporary limit of 60,000 for ten days.',
    },
    { over20w: true },
    {
      limit: { ...withoutDelta, total: 230_000, temporary: { amount: 60_000, days: 10 }, lenderCap: 300_000 },
    },
  ),
  popup(
    '0553',
    'popup-new-user-temp',
    '新客临额客户',
    {
      zh: '第3行：新客临时额度3,000元，七天。',
      en: 'Row 3: a new customer with a temporary limit of 3,000 for seven days.',
    },
    { newUserTemp: true },
    {
      customerKind: 'new',
      limit: { ...withoutDelta, total: 12_000, temporary: { amount: 3000, days: 7 }, leadFlow: 12_000 },
    },
  ),
  popup(
    '0554',
    'popup-lifetime-1',
    '终身降费客户一',
    {
      zh: '第4行，popType 1：会员终身降费，显示前后日利率。',
      en: 'Row 4, popType 1: lifetime fee reduction of a member, with the daily rates before and after.',
    },
    { lifetime: { type: 1, ...LIFETIME } },
  ),
  popup(
    '0555',
    'popup-lifetime-2',
    '终身降费客户二',
    { zh: '第4行，popType 2：会员终身降费。', en: 'Row 4, popType 2: lifetime fee reduction of a member.' },
    { lifetime: { type: 2, ...LIFETIME } },
  ),
  popup(
    '0556',
    'popup-lifetime-3',
    '终身降费客户三',
    { zh: '第4行，popType 3：会员终身降费。', en: 'Row 4, popType 3: lifetime fee reduction of a member.' },
    { lifetime: { type: 3, ...LIFETIME } },
  ),
  popup(
    '0557',
    'popup-marketing-12',
    '12期营销客户',
    {
      zh: '第5行：12期营销图片，仅在进入时。',
      en: 'Row 5: a picture that advertises twelve periods, on entering only.',
    },
    { marketing12: true },
  ),
  popup(
    '0558',
    'popup-sales-coupon',
    '顾问发券客户',
    {
      zh: '第6行：顾问发放的优惠券，进入时显示，直到使用。',
      en: 'Row 6: a coupon that a member of the sales staff issued, on entering, until it is used.',
    },
    { salesCoupon: { couponId: 'CS1', saleName: '王经理', saleId: 'S1024' } },
    {
      coupons: (since) => [
        discount({ id: 'CS1', name: '顾问专属息费5折券', since, days: 7, minAmount: 1000, cap: 600 }, 0.5),
        ...oldCustomer.coupons(since),
      ],
    },
  ),
  popup(
    '0559',
    'popup-fake-coupon',
    '老户优惠客户',
    {
      zh: '第7行：老户8.5折优惠，进入时生效，离开时挽留。',
      en: 'Row 7: the older discount of 8.5 tenths, active on entering and to stay on leaving.',
    },
    { fakeCoupon: { discount: 0.85 } },
    { loan: { ...oldCustomer.loan, fakeDiscount: 0.85 } },
  ),
  popup(
    '0560',
    'popup-rate-cut',
    '降息客户',
    {
      zh: '第8行，popType 1：利率降低3.6个百分点。',
      en: 'Row 8, popType 1: a rate that is lower by 3.6 points.',
    },
    {
      offer: { type: 1, deltaYuan: 0, reduceRate: 0.036, beforeRate: 0.2316 },
    },
  ),
  popup(
    '0561',
    'popup-raise',
    '提额客户',
    { zh: '第8行，popType 2：额度提高8,000元。', en: 'Row 8, popType 2: a limit that is higher by 8,000.' },
    {
      offer: { type: 2, deltaYuan: 8000, reduceRate: 0, beforeRate: 0 },
    },
  ),
  popup(
    '0562',
    'popup-raise-temp',
    '临时提额客户',
    {
      zh: '第8行，popType 3：额度临时提高5,000元。',
      en: 'Row 8, popType 3: a temporary limit that is higher by 5,000.',
    },
    { offer: { type: 3, deltaYuan: 5000, reduceRate: 0, beforeRate: 0 } },
  ),
  popup(
    '0563',
    'popup-rate-and-raise',
    '降息提额客户',
    {
      zh: '第8行，popType 4：利率降低且额度提高。',
      en: 'Row 8, popType 4: a lower rate and a higher limit.',
    },
    { offer: { type: 4, deltaYuan: 8000, reduceRate: 0.036, beforeRate: 0.2316 } },
  ),
]
