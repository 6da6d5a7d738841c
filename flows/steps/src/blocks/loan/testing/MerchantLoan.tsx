import {
  cashGetAmount,
  cashQueryLoanAgreementsQuery,
  merchantGetLoanData,
  merchantGetLoanRateInfo,
} from '@koo/api-client/calls'
import { carries, defineStep, type StepPageProps } from '@koo/flow'
import { LoanApplication, loanSeed, merchantKept, type LoanProduct, type LoanSelection } from '../index.ts'

export const MERCHANT_DRAFT_KEY = merchantKept.draft.key

/** A product that none of the flows has: limit and rates of other calls, a range and an agreement of its own, no coupons. */
export const merchantProduct: LoanProduct = {
  ...merchantKept,
  scene: 'main',
  typeId: 'merchant',
  limits: (gateway) => ({
    queryKey: ['merchant limits', gateway],
    async queryFn(options) {
      // Its own call has the limit alone; the days are those of the customer.
      const [days, { loanAmount, canUseLoanAmount }] = await Promise.all([
        cashGetAmount(gateway, {}, options),
        merchantGetLoanData(gateway, {}, options),
      ])
      const { currentTime, billDays, repaymentDay, customerKind } = days
      return {
        currentTime,
        billDays,
        repaymentDay,
        customerKind,
        minAmount: '8000',
        amountUpperLimit: '50000',
        loanAmount: loanAmount ?? 0,
        canUseLoanAmount: canUseLoanAmount ?? 0,
      }
    },
  }),
  rates: (gateway) => ({
    queryKey: ['merchant rates', gateway],
    async queryFn(options) {
      const { rateTable } = await merchantGetLoanRateInfo(gateway, {}, options)
      const periods = [...new Set(rateTable.map(({ loanPeriod }) => loanPeriod))].filter(
        (count) => count <= 12,
      )
      return { rateTable, periodList: periods.map((loanPeriod) => ({ loanPeriod })), defaultPeriod: 6 }
    },
  }),
  agreements: (gateway) => ({
    queryKey: ['merchant agreements', gateway],
    async queryFn(options) {
      const [first] = await cashQueryLoanAgreementsQuery(gateway, {}).queryFn(options)
      return first ? [{ ...first, name: '商户经营贷款合同' }] : []
    },
  }),
  uses: () => ({
    queryKey: ['merchant uses'],
    queryFn: () => Promise.resolve([{ loanUseCode: '10004', loanUseName: '采购货物' }]),
  }),
  defaultUse: { use: '10004', name: '经营周转' },
  next: () => Promise.resolve(),
}

const step = defineStep({ title: '商户贷', exits: { next: carries<LoanSelection>(), supplement: null } })
export const merchantLoan = step.page(() => Promise.resolve({ default: MerchantLoan, search: loanSeed }))

/** A loan page as a flow writes it. */
function MerchantLoan({ search: seed, exit }: StepPageProps<typeof step, typeof loanSeed>) {
  return (
    <LoanApplication
      product={merchantProduct}
      seed={seed}
      onBorrow={(loan) => exit('next', loan)}
      onSupplement={() => exit('supplement')}
    />
  )
}
