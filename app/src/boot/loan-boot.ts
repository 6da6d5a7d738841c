/** The script in the loan page's HTML: the common one, and the first reads, started before any module has arrived. */
import './boot.ts'
import { startEarlyReads } from './start-early.ts'

// What the page asks first, as it asks it: an answer to another question is not used.
startEarlyReads([
  ['cash/getAmount', {}],
  ['merchant/getLoanRateInfoV3', {}],
  ['user/queryAllBankcardList', { pageType: '1' }],
  ['cash/queryCoupons', {}],
])
