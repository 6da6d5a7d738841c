import type { LocaleText } from '../../../engine/text.ts'
import type { MerchantSeed, TobaccoSeed } from '../seed.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** An old customer who is a merchant. */
function merchant(
  ending: string,
  name: string,
  title: string,
  shows: LocaleText,
  seed: Partial<MerchantSeed>,
): Persona {
  return { ...oldCustomer, name, title, shows, mobile: `1380000${ending}`, merchant: seed }
}

/** A shop with a licence that is valid for years. */
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

/** Applications with every status that has a page, and with every outcome. */
export const orderPersonas: readonly Persona[] = [
  merchant(
    '0501',
    'merchant-start',
    '商户新客户',
    {
      zh: '从头开始的商户（状态null）：约一分钟走完申请、额度和借款的每一步。',
      en: 'A merchant at the start (status null): every step of the application up to the limit and a loan, in about a minute.',
    },
    {},
  ),
  merchant(
    '0502',
    'merchant-opened',
    '商户已评估客户',
    {
      zh: '状态0：申请前的评估已通过，尚未提交任何资料。',
      en: 'Status 0: the review before the application has passed, no application was submitted.',
    },
    { status: 0 },
  ),
  merchant(
    '0503',
    'merchant-submitted',
    '商户已提交客户',
    {
      zh: '状态1并保持：申请已提交，可以撤回。',
      en: 'Status 1 permanently: the application was submitted and can be recalled.',
    },
    { status: 1, holds: true },
  ),
  merchant(
    '0504',
    'merchant-refused',
    '商户初审拒绝客户',
    {
      zh: '状态2：初审拒绝，30天后可再次申请。',
      en: 'Status 2: the first review refused, a new application is possible after 30 days.',
    },
    { status: 2 },
  ),
  merchant(
    '0505',
    'merchant-passed',
    '商户待补资料客户',
    {
      zh: '状态3：等待资料，含结婚证；补齐后依次到31、4和5。',
      en: 'Status 3: waits for documents, including the marriage certificate; with them the order continues to 31, 4 and 5.',
    },
    { status: 3, married: true },
  ),
  merchant(
    '0506',
    'merchant-reviewing',
    '商户审核中客户',
    { zh: '状态4并保持：复核进行中。', en: 'Status 4 permanently: the second review is in progress.' },
    { status: 4, holds: true },
  ),
  merchant(
    '0507',
    'merchant-approved',
    '商户额度客户',
    {
      zh: '状态5：独立的商户额度10万元，可以从中借款。',
      en: 'Status 5: a merchant limit of 100,000 yuan of its own, from which loans can be published.',
    },
    { status: 5, stores: { meituan: 1, aliPay: 1 } },
  ),
  merchant(
    '0508',
    'merchant-final-refused',
    '商户复核拒绝客户',
    { zh: '状态6：复核拒绝，并说明原因。', en: 'Status 6: the second review refused, with a reason.' },
    { status: 6, reason: '店铺经营流水不足，复核未通过' },
  ),
  merchant(
    '0509',
    'merchant-cancelled',
    '商户已取消客户',
    {
      zh: '状态7：申请已取消，可以立即重新开始。',
      en: 'Status 7: the application was cancelled and can be started again at once.',
    },
    { status: 7 },
  ),
  merchant(
    '0510',
    'merchant-documents-in',
    '商户资料已齐客户',
    {
      zh: '状态31并保持：资料已齐，复核尚未开始。',
      en: 'Status 31 permanently: the documents are there, the second review has not started.',
    },
    { status: 31, holds: true },
  ),
  merchant(
    '0511',
    'merchant-draft',
    '商户未完成客户',
    {
      zh: '状态51：订单没有金额，申请从起始页开始。',
      en: 'Status 51: an order without an amount, the application begins at its start page.',
    },
    { status: 51 },
  ),
  merchant(
    '0512',
    'merchant-barred',
    '商户不准入客户',
    {
      zh: '不能开始：preValidator说明原因，申请的其他步骤都不可用。',
      en: 'Must not start: preValidator gives the reason, and no other step of the application is possible.',
    },
    { blocked: '您所在的行业暂不支持申请' },
  ),
  merchant(
    '0513',
    'merchant-pre-audit-refused',
    '商户预审拒绝客户',
    {
      zh: '申请前的评估两次审核中，随后拒绝：状态2。',
      en: 'The review before the application is in review twice, then refuses: status 2.',
    },
    { preAudit: { polls: 2, outcome: 'refuse' } },
  ),
  merchant(
    '0514',
    'merchant-lowered',
    '商户降额客户',
    { zh: '通过时只给申请金额的60%。', en: 'A success grants 60 % of the requested amount.' },
    {
      grantedShare: 0.6,
      stores: { sqb: 1 },
    },
  ),
  merchant(
    '0515',
    'merchant-stores',
    '商户店铺认证客户',
    {
      zh: '各种状态的平台：已授权、失败、已过期、未授权。',
      en: 'Platforms in every state: authorised, failed, expired and not yet.',
    },
    { stores: { ele: 1, sqb: 2, meituan: 3 } },
  ),
  merchant(
    '0516',
    'merchant-tobacco',
    '烟草商户客户',
    {
      zh: '烟草商户：依次读取许可证、经营和货品，认证后额度提高5,000元。',
      en: 'A tobacco shop: licence, business and goods are read one after the other, and the verification raises the limit by 5,000.',
    },
    { merchantName: TOBACCO.shopName, tobacco: TOBACCO },
  ),
  merchant(
    '0517',
    'merchant-tobacco-ended',
    '烟草证过期客户',
    {
      zh: '烟草许可证已过期：认证被拒绝。',
      en: 'A tobacco licence that has expired: the verification is refused.',
    },
    { merchantName: TOBACCO.shopName, tobacco: { ...TOBACCO, validYears: -0.5 } },
  ),
  merchant(
    '0518',
    'merchant-booked',
    '商户已预约客户',
    {
      zh: '已确认的经营贷预约：再次预约被拒绝。',
      en: 'A booking of a business loan that is confirmed: a second one is refused.',
    },
    { booking: 2 },
  ),
  merchant(
    '0519',
    'merchant-unknown-status',
    '商户异常状态客户',
    { zh: '状态99，规范的任何表中都没有。', en: 'Status 99, which no table of the specification has.' },
    { status: 99, holds: true },
  ),
]
