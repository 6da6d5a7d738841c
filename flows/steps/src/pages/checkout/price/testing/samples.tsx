/** What it costs to settle a loan, as one thing with a price: for the tests and the stories. */
import { repaymentQueryEarlyRepayAmountQuery } from '@koo/api-client/calls'
import type { EarlySettlement } from '@koo/api-client/types'
import { carries, defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { useCall } from '@koo/page/query'
import { money, readStatedSum } from '@koo/pricing'
import { readTime } from '../../../../blocks/readTime.ts'
import { pricePage } from '../index.ts'

const definition = defineStep({ title: '确认支付', exits: { pay: carries<{ id: string }>(), back: null } })
type Props = StepPageProps<typeof definition>

export const PricePage = pricePage<EarlySettlement, Props>({
  useQuote: () => useCall(repaymentQueryEarlyRepayAmountQuery, { loanId: 'L1' }, { staleTime: 0, gcTime: 0 }),
  priceOf({ amount, capital, interest, fee, validUntil }) {
    const sum = readStatedSum({ total: amount, plus: [capital, interest, fee] })
    const [price, extra] = sum?.plus ?? []
    if (sum === null || price === undefined || extra === undefined) return null
    return {
      amount: sum.total,
      parts: [
        { label: '价格', value: `¥${money(price)}` },
        { label: '服务费', value: `¥${money(extra)}` },
      ],
      until: readTime(validUntil),
    }
  },
  label: '应付金额',
  payText: (amount) => `支付 ¥${amount}`,
  onPay: ({ billId }, { exit }) => exit('pay', { id: billId ?? '' }),
  notes: () => <Notice>支付后立即生效</Notice>,
  more: ({ exit }) => (
    <Button block kind="text" onClick={() => exit('back')}>
      返回
    </Button>
  ),
  failedTitle: '价格加载失败',
  failed: (error, { exit }) => ({
    leads: error !== null,
    footer: (
      <Button block onClick={() => exit('back')}>
        返回
      </Button>
    ),
  }),
})

export const price = definition.page(() => Promise.resolve({ default: PricePage }))

export const CALL = 'repayment/queryEarlyRepayAmount'
export const QUOTE = {
  amount: '110.00',
  capital: '100.00',
  interest: '10.00',
  fee: '0.00',
  validUntil: '2026-03-02 23:59:59',
  billId: 'Q1',
}
