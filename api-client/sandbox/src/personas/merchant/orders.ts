import type { MerchantSeed, TobaccoSeed } from '../../lender/merchant/seed.ts'
import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/** An old customer as a merchant. */
function merchant(
  ending: string,
  name: string,
  title: string,
  shows: string,
  seed: Partial<MerchantSeed>,
): Persona {
  return { ...oldCustomer, name, title, shows, mobile: `1380000${ending}`, merchant: seed }
}

/** A shop with a licence that is good for years. */
const TOBACCO: TobaccoSeed = {
  licenceNo: '330106102938',
  shopName: '思远烟酒便利店',
  address: '浙江省杭州市西湖区文三路90号',
  validYears: 3,
  openDate: '2019-05-20',
  level: '五星级',
  monthOrderCount: 8,
  goods: [
    { name: '利群（新版）', count: 120, yuan: 16_800 },
    { name: '中华（软）', count: 40, yuan: 24_000 },
    { name: '南京（炫赫门）', count: 90, yuan: 12_600 },
    { name: '黄鹤楼（软蓝）', count: 60, yuan: 9900 },
  ],
}

/** Applications at every status of spec 2, and the ways through the machine. */
export const orderPersonas: readonly Persona[] = [
  merchant(
    '0501',
    'merchant-start',
    '商户新客户',
    'A merchant at the start (status null): every step of the application up to the limit and a loan, in about a minute.',
    {},
  ),
  merchant(
    '0502',
    'merchant-opened',
    '商户已评估客户',
    'Status 0: the review before the application has passed, nothing was handed in.',
    { status: 0 },
  ),
  merchant(
    '0503',
    'merchant-submitted',
    '商户已提交客户',
    'Status 1, and it stays: the application was submitted and can be recalled.',
    { status: 1, holds: true },
  ),
  merchant(
    '0504',
    'merchant-refused',
    '商户初审拒绝客户',
    'Status 2: the first review refused, a new application is possible after 30 days.',
    { status: 2 },
  ),
  merchant(
    '0505',
    'merchant-passed',
    '商户待补资料客户',
    'Status 3: documents are waited for, the marriage certificate too; with them the order goes on to 31, 4 and 5.',
    { status: 3, married: true },
  ),
  merchant(
    '0506',
    'merchant-reviewing',
    '商户审核中客户',
    'Status 4, and it stays: the second review is going on.',
    { status: 4, holds: true },
  ),
  merchant(
    '0507',
    'merchant-approved',
    '商户额度客户',
    'Status 5: a merchant limit of 100,000 yuan of its own, which loans can be published from.',
    { status: 5, stores: { meituan: 1, aliPay: 1 } },
  ),
  merchant(
    '0508',
    'merchant-final-refused',
    '商户复核拒绝客户',
    'Status 6: the second review refused, with a reason.',
    { status: 6, reason: '店铺经营流水不足，复核未通过' },
  ),
  merchant(
    '0509',
    'merchant-cancelled',
    '商户已取消客户',
    'Status 7: the application was cancelled and can be begun again at once.',
    { status: 7 },
  ),
  merchant(
    '0510',
    'merchant-documents-in',
    '商户资料已齐客户',
    'Status 31, and it stays: the documents are there, the second review has not begun.',
    { status: 31, holds: true },
  ),
  merchant(
    '0511',
    'merchant-draft',
    '商户未完成客户',
    'Status 51: an order without an amount, the application begins at its start page.',
    { status: 51 },
  ),
  merchant(
    '0512',
    'merchant-barred',
    '商户不准入客户',
    'May not begin: preValidator says why, and nothing else of the application is possible.',
    { blocked: '您所在的行业暂不支持申请' },
  ),
  merchant(
    '0513',
    'merchant-pre-audit-refused',
    '商户预审拒绝客户',
    'The review before the application is in review twice, then refuses: status 2.',
    { preAudit: { polls: 2, outcome: 'refuse' } },
  ),
  merchant('0514', 'merchant-lowered', '商户降额客户', 'A success grants 60 % of what was applied for.', {
    grantedShare: 0.6,
    stores: { sqb: 1 },
  }),
  merchant(
    '0515',
    'merchant-stores',
    '商户店铺认证客户',
    'Platforms in every state: authorised, failed, run out and not yet.',
    { stores: { ele: 1, sqb: 2, meituan: 3 } },
  ),
  merchant(
    '0516',
    'merchant-tobacco',
    '烟草商户客户',
    'A tobacco shop: licence, business and goods are read one after the other, and the verification raises the limit by 5,000.',
    { merchantName: TOBACCO.shopName, tobacco: TOBACCO },
  ),
  merchant(
    '0517',
    'merchant-tobacco-ended',
    '烟草证过期客户',
    'A tobacco licence that has ended: the verification is refused.',
    { merchantName: TOBACCO.shopName, tobacco: { ...TOBACCO, validYears: -0.5 } },
  ),
  merchant(
    '0518',
    'merchant-booked',
    '商户已预约客户',
    'A booking of a business loan that is confirmed: a second one is refused.',
    { booking: 2 },
  ),
  merchant(
    '0519',
    'merchant-unknown-status',
    '商户异常状态客户',
    'Status 99, which no table of the specification has.',
    { status: 99, holds: true },
  ),
]
