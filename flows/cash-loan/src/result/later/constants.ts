/** From the tap on the urgent application to its mark, ms. */
export const URGENT_MS = 800
/** A block whose reply takes longer is left out of the visit, ms: nothing opens above what is being read. */
export const PATIENCE_MS = 3_000
/** `codes` of merchant/getAdBanner, and `advertismentCodes` of thirdpay/getAdv for this page. */
export const BANNER_CODES = ['bottomBanner']
export const ADVERT_CODES = ['RESULT_AUTOPAY']
/** `sourceid` of customers who see no banner. */
export const SOURCE_WITHOUT_BANNERS = '520'
/** `pageCode` of this page in repayment/showAutoPayEntry. */
export const AUTO_PAY_PAGE = 'cash_result'
/** Storage key of the tab: the invitation to notifications was closed. */
export const NOTIFY_CLOSED_KEY = 'result_notify_closed'
