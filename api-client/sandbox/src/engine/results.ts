/**
 * The Result codes of the sandbox, with the usual text of each. Codes below 45100 are from the specification (section
 * 8) or the contract; the 4211x group is the sandbox's own.
 */
export const RESULTS = {
  ok: 200,
  /** The request does not fit the contract, or refers to something that does not exist. */
  badRequest: 400,
  /** An idempotency key was used again with another body. */
  conflict: 409,
  /** The contract has no such call. */
  unknownCall: 404,
  /** The contract has the call, but the sandbox has no handler for it. */
  notImplemented: 501,
  sessionInvalid: -4000,
  sessionReplaced: -4001,
  systemError: 42020,
  systemErrorToo: 42095,
  wrongCode: 42101,
  codeLocked: 42102,
  codeTooSoon: 42103,
  codeExpired: 42104,
  /** Risk control refuses every login with this phone. */
  loginRejected: 42105,
  couponUnusable: 42111,
  amountNotAllowed: 42112,
  cardUnusable: 42113,
  loanNotFound: 42114,
  tooManyLoans: 42115,
  /** An application arrives whose serial number is closed. */
  serialClosed: 42116,
  /** The request does not fit the status of the order, the booking or the survey. */
  orderState: 42121,
  /** The customer is not entitled to what was requested. */
  notEntitled: 42122,
  /** The token of a partner is unknown or has expired. */
  partnerLogin: 42130,
  /** Another step must be completed first: of a partner's flow, or a proof before a loan. */
  stepMissing: 42131,
  /** Required agreements were not read. */
  mustRead: 42132,
  /** The offer has expired or was used. */
  offerGone: 42133,
  /** The loan does not cost what the customer confirmed. */
  costsChanged: 42134,
  photoUnusable: 42140,
  authRefused: 42141,
  contactsBlocked: 42142,
  creditCardRefused: 42143,
  videoRefused: 42144,
  idNumberRefused: 42145,
  ratesFailed: 45006,
  /** Locked out of borrowing. */
  locked: 42150,
  /** A bill that cannot be paid now: unknown, already paid, or its payment is in progress. */
  billUnpayable: 42151,
  /** Settling early is not possible. */
  settlementRefused: 42152,
  repaymentNotFound: 42153,
  /** A right that has ended, or was received before. */
  rightUnavailable: 42154,
  /** A card that cannot be removed. */
  cardInUse: 42155,
  /** A coupon, prize or reward that is not available; the text gives the reason. */
  notAvailable: 42161,
  /** No such order, article, plan or address. */
  articleNotFound: 42162,
  /** A top-up or a membership that cannot be ordered; the text gives the reason. */
  orderRefused: 42163,
  noCardBound: 42600,
  notSigned: 42601,
  bankRefusesSigning: 42602,
  bankUnderMaintenance: 42603,
  cardFrozen: 42604,
  noLender: 45007,
  limitExchange: 45014,
} as const

const TEXTS: Readonly<Record<number, string>> = {
  [RESULTS.badRequest]: '提交的信息有误，请检查后重试',
  [RESULTS.unknownCall]: '接口不存在',
  [RESULTS.conflict]: '该笔申请已提交过其他内容，请返回借款页重新申请',
  [RESULTS.sessionInvalid]: '登录已失效，请重新登录',
  [RESULTS.sessionReplaced]: '您的账号已在其他设备登录，请重新登录',
  [RESULTS.systemError]: '系统异常，请稍后重试',
  [RESULTS.systemErrorToo]: '系统异常，请稍后重试',
  [RESULTS.wrongCode]: '验证码错误，请重新输入',
  [RESULTS.codeLocked]: '验证码错误次数过多，请10分钟后再试',
  [RESULTS.codeTooSoon]: '验证码已发送，请稍后再获取',
  [RESULTS.codeExpired]: '验证码已失效，请重新获取',
  [RESULTS.loginRejected]: '该手机号存在安全风险，暂时无法登录，请联系客服处理',
  [RESULTS.couponUnusable]: '所选优惠券当前不可用，请重新选择',
  [RESULTS.amountNotAllowed]: '借款金额超出可借额度，请重新输入',
  [RESULTS.cardUnusable]: '所选银行卡不可用，请重新选择',
  [RESULTS.loanNotFound]: '未查询到该笔借款',
  [RESULTS.tooManyLoans]: '您的在途借款过多，请稍后再试',
  [RESULTS.serialClosed]: '这笔申请已失效，没有产生借款，请重新确认',
  [RESULTS.orderState]: '当前状态不支持该操作，请刷新后重试',
  [RESULTS.notEntitled]: '您暂不符合条件',
  [RESULTS.partnerLogin]: '登录凭证无效，请返回合作方重新进入',
  [RESULTS.stepMissing]: '请先完成前面的步骤',
  [RESULTS.mustRead]: '请先阅读并同意资金方协议',
  [RESULTS.offerGone]: '该优惠已失效，请重新选择借款',
  [RESULTS.costsChanged]: '借款费用与您确认的不一致，没有产生借款，请重新阅读费用明细后再确认',
  [RESULTS.photoUnusable]: '图片无法识别，请重新拍摄',
  [RESULTS.authRefused]: '认证未通过，请检查后重试',
  [RESULTS.contactsBlocked]: '联系人验证未通过，请明天再试',
  [RESULTS.creditCardRefused]: '该信用卡暂不支持，请更换后重试',
  [RESULTS.videoRefused]: '视频未通过，请重新录制',
  [RESULTS.idNumberRefused]: '姓名与身份证号不一致，请检查后重试',
  [RESULTS.ratesFailed]: '查询费率异常，请重新进入发标页',
  [RESULTS.locked]: '您的账户暂时无法借款，请联系客服',
  [RESULTS.billUnpayable]: '该账单当前无法还款，请刷新账单后重试',
  [RESULTS.settlementRefused]: '该笔借款暂不支持提前结清',
  [RESULTS.repaymentNotFound]: '未查询到该笔还款',
  [RESULTS.rightUnavailable]: '该权益当前不可领取',
  [RESULTS.cardInUse]: '该银行卡正在使用中，暂不能解绑',
  [RESULTS.notAvailable]: '该奖励当前不可领取',
  [RESULTS.articleNotFound]: '未查询到相关信息，请刷新后重试',
  [RESULTS.orderRefused]: '当前无法下单，请稍后再试',
  [RESULTS.noCardBound]: '请先绑定银行卡',
  [RESULTS.notSigned]: '请先完成银行卡签约',
  [RESULTS.bankRefusesSigning]: '银行未通过签约，请更换银行卡后重试',
  [RESULTS.bankUnderMaintenance]: '银行系统维护中，请稍后再试',
  [RESULTS.cardFrozen]: '银行卡状态异常，请联系发卡银行或更换银行卡',
  [RESULTS.noLender]: '当前暂无可借资方，请稍后重试',
  [RESULTS.limitExchange]: '额度超市兑换中，请稍后重试',
}

/** The text of a code when the refusal has none of its own. */
export function resultText(code: number): string {
  return TEXTS[code] ?? TEXTS[RESULTS.systemError] ?? ''
}

/** Thrown by a handler to reply with a business refusal; earlier changes to the world are kept. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number

  constructor(code: number, message: string = resultText(code)) {
    super(message)
    this.code = code
  }
}
