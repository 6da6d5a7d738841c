import type { Meta, StoryObj } from '@storybook/react-vite'
import { LeadRecommend } from './index.ts'

const meta = {
  title: 'Business/LeadRecommend',
  component: LeadRecommend,
  args: {
    heading: '可以试试合作机构',
    text: '由持牌合作机构审核和放款，费率和金额以机构展示的为准。',
    institutions: [
      { id: '1', name: '安心消费金融' },
      { id: '2', name: '华东小额贷款' },
    ],
    actionText: '到合作机构申请',
    onAction: () => {},
  },
} satisfies Meta<typeof LeadRecommend>

export default meta
type Story = StoryObj<typeof meta>

export const WithInstitutions: Story = {}
export const WithoutInstitutions: Story = { args: { institutions: [] } }
export const LongNames: Story = {
  args: {
    institutions: [
      { id: '1', name: '内蒙古自治区农村信用社联合社股份有限公司' },
      { id: '2', name: '华东小额贷款' },
      { id: '3', name: '安心消费金融' },
    ],
  },
}
