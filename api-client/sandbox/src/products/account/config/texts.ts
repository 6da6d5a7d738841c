import type { ConfigGroup } from './types.ts'

/** An article of the help centre. */
interface HelpArticle {
  id: string
  group: string
  title: string
  /** Paragraphs. */
  text: readonly string[]
}

const ARTICLES: readonly HelpArticle[] = [
  {
    id: 'H001',
    group: '借款',
    title: '如何申请借款？',
    text: ['在首页或钱包页点击“去借款”，填写金额、期数和收款银行卡，确认借款条款并完成验证码签约即可提交。'],
  },
  {
    id: 'H002',
    group: '借款',
    title: '借款多久到账？',
    text: ['审核通过后预计20分钟内到账，具体以收款银行为准。', '如超过24小时仍未到账，请联系客服。'],
  },
  {
    id: 'H003',
    group: '借款',
    title: '为什么审核未通过？',
    text: ['审核结果由资金机构综合评估得出。建议保持良好信用，过段时间再试。'],
  },
  {
    id: 'H004',
    group: '还款',
    title: '怎么还款？',
    text: ['在“还款”页选择账单后支付，也可开通自动还款，到期日从绑定的银行卡扣款。'],
  },
  {
    id: 'H005',
    group: '还款',
    title: '可以提前还款吗？',
    text: ['可以。提前结清可能收取费用，金额以页面展示和合同约定为准。'],
  },
  {
    id: 'H006',
    group: '还款',
    title: '逾期有什么影响？',
    text: ['逾期会产生罚息，并可能影响您的征信记录，请按时还款。'],
  },
  {
    id: 'H007',
    group: '额度',
    title: '如何提升额度？',
    text: ['在“提额”页补充学历、公积金、行驶证等资料，审核通过后额度即时生效。'],
  },
  {
    id: 'H008',
    group: '账户',
    title: '如何更换手机号？',
    text: ['在“设置-更换手机号”中办理。审核中的借款完成前不能更换。'],
  },
  {
    id: 'H009',
    group: '账户',
    title: '如何注销账号？',
    text: ['结清全部借款后，在“隐私设置-注销账号”中办理。注销后不可恢复。'],
  },
  {
    id: 'H010',
    group: '安全',
    title: '如何防范诈骗？',
    text: ['谨防“代还”诈骗，请勿向陌生人转账。', '客服不会向您索要验证码，也不会要求您转账。'],
  },
]

/** Texts of the help and safety pages. */
export const textConfig: ConfigGroup = {
  helpArticles: () => ARTICLES,
  securityWarnings: () => [
    '谨防“代还”诈骗，请勿向陌生人转账。',
    '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！',
  ],
  accountClosingNotice: () => [
    '注销后，您的账号信息、额度和优惠券将无法恢复。',
    '注销前请确认已结清全部借款，且没有处理中的申请、订单和投诉。',
  ],
}
