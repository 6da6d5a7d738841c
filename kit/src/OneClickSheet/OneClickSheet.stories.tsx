import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgreementLine } from '../AgreementLine/index.ts'
import { BankCardRow } from '../BankCardRow/index.ts'
import { CouponRow } from '../CouponRow/index.ts'
import { fiveInstitutions } from '../InstitutionList/samples.ts'
import { LoanUseRow } from '../LoanUseRow/index.ts'
import { OneClickSheet } from './index.ts'

const meta = {
  title: 'Business/OneClickSheet',
  component: OneClickSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    description: '刚才的借款没有通过，可以由以下机构放款',
    amount: '10,000',
    facts: [
      { label: '每期应还', value: '12期 · 每期 ¥945.60' },
      { label: '首次还款', value: '12月20日' },
      { label: '年利率（单利）', value: '24.00%' },
    ],
    institutions: fiveInstitutions.slice(0, 3),
    children: (
      <>
        <CouponRow state="chosen" tags={['免息']} text="−¥126.38" onClick={() => {}} />
        <LoanUseRow value="日常消费" onClick={() => {}} />
        <BankCardRow card={{ bankName: '招商银行', tail: '8842' }} />
      </>
    ),
    consent: (
      <AgreementLine
        value={false}
        onValueChange={() => {}}
        agreements={[
          { id: '1', name: '示例快贷借款协议' },
          { id: '2', name: '样例借款合同' },
        ]}
        onOpen={() => {}}
      />
    ),
    onConfirm: () => {},
  },
} satisfies Meta<typeof OneClickSheet>

export default meta
type Story = StoryObj<typeof meta>

export const NewStyle: Story = { args: { allBorrow: { text: '全部借出 ¥20,000', onBorrow: () => {} } } }

/** Everything is borrowed: the button stays in its place. */
export const AllBorrowed: Story = {
  args: { amount: '20,000', allBorrow: { text: '全部借出 ¥20,000', disabled: true, onBorrow: () => {} } },
}

export const OldStyle: Story = { args: { institutions: fiveInstitutions, onReselect: () => {} } }

export const Pending: Story = { args: { ...OldStyle.args, pending: true } }

export const LongContent: Story = {
  args: {
    amount: '9,999,999.99',
    allBorrow: { text: '全部借出 ¥99,999,999.99', onBorrow: () => {} },
    institutions: [{ id: '1', name: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放' }],
  },
}
