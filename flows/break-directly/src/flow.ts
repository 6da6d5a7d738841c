import { defineFlow, link } from '@koo/flow'
import { breakDirectlyConfirm } from '@koo/steps/agree'

const toResult = { signed: link('result', { replace: true }) }

// gap 12
/** Agreements signed before or after a break-directly loan. The addresses lie under those of the loan. */
export const breakDirectly = defineFlow({
  id: 'breakDirectly',
  base: '/',
  start: 'cash/cashLoanBreakDirectlyProtocolFront',
  entries: [
    'cash/cashLoanBreakDirectlyProtocolFront',
    'cash/cashLoanBreakDirectlyProtocolBack',
    'cash/cashLoanBreakDirectlyProtocolBackV2',
  ],
  pages: {
    'cash/cashLoanBreakDirectlyProtocolFront': breakDirectlyConfirm,
    'cash/cashLoanBreakDirectlyProtocolBack': breakDirectlyConfirm,
    'cash/cashLoanBreakDirectlyProtocolBackV2': breakDirectlyConfirm,
  },
  exits: {
    'cash/cashLoanBreakDirectlyProtocolFront': { signed: link('loan', { replace: true }) },
    'cash/cashLoanBreakDirectlyProtocolBack': toResult,
    'cash/cashLoanBreakDirectlyProtocolBackV2': toResult,
  },
})
