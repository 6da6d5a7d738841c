import type { Meta, StoryObj } from '@storybook/react-vite'
import { CommitmentText } from './index.ts'

const meta = {
  title: 'Business/CommitmentText',
  component: CommitmentText,
  args: {
    heading: '借款承诺书',
    person: [
      { label: '承诺人', value: '李明' },
      { label: '身份证号', value: '3101**********0018' },
      { label: '手机号', value: '138****0213' },
    ],
    loan: [
      { label: '借款金额', value: '¥12,000.00' },
      { label: '借款期数', value: '12期' },
      { label: '每期应还', value: '¥1,134.72' },
      { label: '首次还款', value: '12月8日' },
    ],
    terms: [
      '我已了解本笔借款的金额、期限、每期应还金额和全部费用，自愿借款。',
      '提前结清时，除当期应还外，按剩余本金的3%收取费用；连同该费用，综合成本折合年化不超过36%。',
      '我同意借款合同及相关协议的条款，并按约定的日期还款。',
    ],
  },
} satisfies Meta<typeof CommitmentText>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
/** A customer whose identity is not known. */
export const WithoutPerson: Story = { args: { person: [] } }
export const LongTexts: Story = {
  args: {
    person: [{ label: '承诺人', value: '阿卜杜热合曼·买买提明·吐尔逊江·阿不都克里木' }],
    loan: [{ label: '借款金额', value: '¥9,999,999.99' }],
    terms: Array.from(
      { length: 5 },
      () =>
        '提前结清时，除当期应还外，按剩余本金的3%收取费用；连同该费用，综合成本折合年化不超过36%。我同意借款合同及相关协议的条款，并按约定的日期还款。',
    ),
  },
}
