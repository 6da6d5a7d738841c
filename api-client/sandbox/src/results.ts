/**
 * The Result codes the stand-in answers with, and the text each one carries. Codes below 45100 are the
 * specification's (section 8) or the journey's contract; the 4211x group is the stand-in's own.
 */
export const RESULTS = {
  ok: 200,
  /** The request does not fit the contract, or names something that does not exist. */
  badRequest: 400,
  /** An idempotency key came again with another body. */
  conflict: 409,
  /** The contract has no such call. */
  unknownCall: 404,
  /** The contract has the call, the stand-in does not answer it. */
  notImplemented: 501,
  sessionInvalid: -4000,
  sessionReplaced: -4001,
  systemError: 42020,
  systemErrorToo: 42095,
  wrongCode: 42101,
  codeLocked: 42102,
  codeTooSoon: 42103,
  codeExpired: 42104,
  couponUnusable: 42111,
  amountNotAllowed: 42112,
  cardUnusable: 42113,
  loanNotFound: 42114,
  tooManyLoans: 42115,
  ratesFailed: 45006,
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
  [RESULTS.couponUnusable]: '所选优惠券当前不可用，请重新选择',
  [RESULTS.amountNotAllowed]: '借款金额超出可借额度，请重新输入',
  [RESULTS.cardUnusable]: '所选银行卡不可用，请重新选择',
  [RESULTS.loanNotFound]: '未查询到该笔借款',
  [RESULTS.tooManyLoans]: '您的在途借款过多，请稍后再试',
  [RESULTS.ratesFailed]: '查询费率异常，请重新进入发标页',
  [RESULTS.noLender]: '当前暂无可借资方，请稍后重试',
  [RESULTS.limitExchange]: '额度超市兑换中，请稍后重试',
}

/** The text a code carries when the one who refuses gives none. */
export function resultText(code: number): string {
  return TEXTS[code] ?? TEXTS[RESULTS.systemError] ?? ''
}

/** Thrown by a handler to answer with a business refusal; what it changed in the world before stays. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number

  constructor(code: number, message: string = resultText(code)) {
    super(message)
    this.code = code
  }
}
