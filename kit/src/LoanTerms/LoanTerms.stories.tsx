import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { LoanTerms } from './index.ts'

const meta = {
  title: 'Business/LoanTerms',
  component: LoanTerms,
  args: {
    principal: '¥12,000.00',
    periods: '12期',
    repaymentDay: '每月20日',
    annualRate: '15.30%',
    annualRateBefore: '18.00%',
    discount: '−¥126.38',
    institution: '示例消费金融有限公司',
  },
  decorators: [(Story) => <Surface>{<Story />}</Surface>],
} satisfies Meta<typeof LoanTerms>

export default meta
type Story = StoryObj<typeof meta>

export const Ordinary: Story = {}

/** The lender lowered the amount. */
export const Adjusted: Story = { args: { principal: '¥9,500.00', adjusted: '资方调整，原申请 ¥12,000.00' } }

export const WithInstitutionInfo: Story = { args: { onInstitutionInfo: () => {} } }

export const Everything: Story = {
  args: {
    principal: '¥9,999,999.99',
    monthlyPayment: '¥1,087,443.21',
    cashback: '到账后返 ¥88.00',
    card: '招商银行 储蓄卡 8842',
    institution: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放',
    onInstitutionInfo: () => {},
    extra: [{ label: '担保方', value: '示例融资担保有限公司' }],
  },
}

export const RateNotReduced: Story = { args: { annualRateBefore: undefined, discount: undefined } }
