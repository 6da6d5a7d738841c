/** Wait before the jump to another page, ms. */
export const JUMP_MS = 20
/** Wait until another code may be requested, seconds; the signing reply names none. */
export const RESEND_S = 60
/** `typeId` of the alipay flag in cash/queryGray. */
export const GRAY_TYPE_ALIPAY = '6'
/** `escapeCode` of a signing that needs the customer's choice of the card first. */
export const ESCAPE_TO_CARD = 1
/** Page key of the page of automatic repayment. */
export const AUTO_PAY_KEY = 'autopay'
// gap 86
/** Values of the flags `autoRepaymentStatus` and `shouldEscape` in requests. */
export const FLAG = { on: 1, off: 0 } as const
