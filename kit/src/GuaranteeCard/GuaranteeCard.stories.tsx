import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuaranteeCard } from './index.ts'

const meta = {
  title: 'Business/GuaranteeCard',
  component: GuaranteeCard,
  args: {
    heading: '由两家机构共同放款',
    text: '两部分合计为您的借款金额，分别审核，一起到账。',
    parts: [
      { label: '信用钱包', value: '¥20,000' },
      { label: '合作机构', value: '¥10,000' },
    ],
  },
} satisfies Meta<typeof GuaranteeCard>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLenders: Story = {}
export const OneLender: Story = {
  args: { heading: '由合作机构放款', text: undefined, parts: [{ label: '合作机构', value: '¥30,000' }] },
}
export const LongNames: Story = {
  args: {
    parts: [
      { label: '内蒙古自治区农村信用社联合社股份有限公司', value: '¥9,999,999' },
      { label: '合作机构', value: '¥10,000' },
    ],
  },
}
