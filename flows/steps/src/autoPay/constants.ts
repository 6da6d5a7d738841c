/** Result of repayment/queryPrecondition: a bank card must be bound first (spec 8). */
export const RESULT_NO_CARD = 42_600
/** Wait before the jump to another page, ms (spec 9 "auto-pay jump"). */
export const JUMP_MS = 20
/** Wait until another code may be requested, seconds (spec 9); the signing reply names none. */
export const RESEND_S = 60
/** `typeId` of the alipay flag in cash/queryGray (spec 9 "Gray typeId 6"). */
export const GRAY_TYPE_ALIPAY = '6'
/** `escapeCode` of a signing that needs the customer's choice of the card first (spec 4). */
export const ESCAPE_TO_CARD = 1
/** Page key of the page of automatic repayment (spec 2 "auto-repay V2 page"). */
export const AUTO_PAY_KEY = 'autopay'
/** Values of the flags `autoRepaymentStatus` and `shouldEscape` in requests (gap 86). */
export const FLAG = { on: 1, off: 0 } as const
