import { REASON_EXPIRED, REASON_OVERDUE } from '../orderState.ts'
import type { Persona } from '../../../engine/persona.ts'
import { merchant } from './merchant.ts'

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
    '0519',
    'merchant-unknown-status',
    '商户异常状态客户',
    { zh: '状态99，规范的任何表中都没有。', en: 'Status 99, which no table of the specification has.' },
    { status: 99, holds: true },
  ),
  merchant(
    '0520',
    'merchant-limit-ended',
    '商户额度过期客户',
    {
      zh: '状态51并附原因：商户额度已过期，需要重新申请。',
      en: 'Status 51 with a reason: the limit ran out, and a new application is needed.',
    },
    { status: 51, reason: REASON_EXPIRED },
  ),
  merchant(
    '0521',
    'merchant-documents-overdue',
    '商户逾期未补资料客户',
    {
      zh: '状态7：七天内没有补充资料，申请自动取消。',
      en: 'Status 7: the documents did not come within seven days, and the application was cancelled.',
    },
    { status: 7, reason: REASON_OVERDUE },
  ),
  merchant(
    '0522',
    'merchant-one-document',
    '商户补了一份资料客户',
    {
      zh: '状态3：已婚客户的三份资料中已有经营许可证。',
      en: 'Status 3: a married customer has sent the certificate, one of three documents.',
    },
    { status: 3, married: true, documents: ['certificate'] },
  ),
  merchant(
    '0523',
    'merchant-document-refused',
    '商户资料被退回客户',
    {
      zh: '状态3：租赁合同被退回并说明原因，重新上传后继续。',
      en: 'Status 3: the contract was refused with a reason, and the order continues with another picture.',
    },
    {
      status: 3,
      documents: ['certificate'],
      refusedDocuments: { contract: '合同缺少签字页，请重新上传' },
    },
  ),
  merchant(
    '0524',
    'merchant-pre-audit-slow',
    '商户预审缓慢客户',
    {
      zh: '申请前的评估要查询二十次才通过。',
      en: 'The review before the application is in review twenty times before it passes.',
    },
    { preAudit: { polls: 20, outcome: 'pass' } },
  ),
  merchant(
    '0525',
    'merchant-capped',
    '商户额度封顶客户',
    {
      zh: '状态5：申请30万元，出借机构最高只批20万元。',
      en: "Status 5: 300,000 yuan were applied for, and the lender's cap of 200,000 was granted.",
    },
    { status: 5, appliedYuan: 300_000 },
  ),
  {
    ...merchant(
      '0526',
      'merchant-borrowed',
      '商户已借款客户',
      {
        zh: '状态5：10万元额度中已借2万元，还可借8万元。',
        en: 'Status 5: 20,000 of the limit of 100,000 yuan are lent, and 80,000 are left.',
      },
      { status: 5, stores: { meituan: 1 } },
    ),
    repayment: {
      loans: [{ amount: 20_000, period: 12, nextPeriod: 1, nextDueInDays: 18, paid: 0, limitOf: 'merchant' }],
    },
  },
]
