/** The script in the loan page's HTML: besides the common one it starts the first reads, before any module has arrived. */
import './boot.ts'
import { markInlinedSheets } from './inlined-sheets.ts'
import { startEarlyReads } from './start-early.ts'

markInlinedSheets()

// What the page asks first, as it asks it: an answer to another question is not used.
startEarlyReads([
  ['cash/getAmount', {}],
  ['merchant/getLoanRateInfoV3', {}],
  ['user/queryAllBankcardList', { pageType: '1' }],
  ['cash/queryCoupons', {}],
])
