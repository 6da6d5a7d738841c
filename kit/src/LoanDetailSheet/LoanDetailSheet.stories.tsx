import type { Meta, StoryObj } from '@storybook/react-vite'
import { planOf, thirtySixPeriods, twelvePeriods } from '../RepaymentPlan/samples.ts'
import { LoanDetailSheet } from './index.ts'

const meta = {
  title: 'Business/LoanDetailSheet',
  component: LoanDetailSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    ...planOf(twelvePeriods),
    terms: {
      principal: '¥12,000.00',
      annualRate: '15.30%',
      annualRateBefore: '18.00%',
      discount: '−¥126.38',
      institution: '示例消费金融有限公司',
      repaymentDay: '每月20日',
    },
    notes: ['还款日为29、30或31日时，当月没有这一天则按月末还款。', '实际放款金额与利率以借款合同为准。'],
    onConfirm: () => {},
  },
} satisfies Meta<typeof LoanDetailSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Ordinary: Story = {}

export const Adjusted: Story = {
  args: {
    terms: {
      ...meta.args.terms,
      principal: '¥9,500.00',
      adjusted: '资方调整，原申请 ¥12,000.00',
      onInstitutionInfo: () => {},
    },
  },
}

export const ThirtySix: Story = {
  args: {
    ...planOf(thirtySixPeriods),
    terms: {
      ...meta.args.terms,
      principal: '¥200,000.00',
      annualRate: '24.00%',
      annualRateBefore: undefined,
      discount: undefined,
    },
  },
}

export const Pending: Story = { args: { pending: true } }

export const NotConfirmable: Story = { args: { disabledReason: '利率已更新，请返回重新确认金额' } }

export const LookOnly: Story = { args: { onConfirm: undefined } }

export const Busy: Story = { args: { busy: true } }
