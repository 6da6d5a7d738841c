import type { Meta, StoryObj } from '@storybook/react-vite'
import { fiveInstitutions } from '../InstitutionList/samples.ts'
import { LeadPop } from './index.ts'

const meta = {
  title: 'Business/LeadPop',
  component: LeadPop,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '这笔借款没有通过',
    text: '没有放款，没有产生任何费用。',
    offer: '也可以向以下机构申请，由机构审核和放款。',
    institutions: fiveInstitutions.slice(0, 3),
    confirmText: '重新借款',
    stayText: '暂不需要',
    onConfirm: () => {},
  },
} satisfies Meta<typeof LeadPop>

export default meta
type Story = StoryObj<typeof meta>

const figure = { label: '可申请额度', value: '20,000', unit: '¥', note: '7天内有效' }

export const List: Story = { args: { figure } }
export const Landscape: Story = {
  args: {
    layout: 'landscape',
    confirmText: '重新借款（3秒）',
    stayText: '留在本页',
    confirmNote: '3秒后自动前往，按住本窗口会暂停',
  },
}
export const WithClaims: Story = { args: { figure, claims: ['通过率最高90%', '最快3分钟放款'] } }
export const WithoutInstitutions: Story = { args: { figure, institutions: [] } }
export const LongContent: Story = {
  args: {
    layout: 'landscape',
    title: '内蒙古某某消费金融股份有限公司没有通过这笔借款',
    figure: { ...figure, value: '9,999,999' },
    institutions: [
      { id: '1', name: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放' },
      { id: '2', name: '样例银行' },
      { id: '3', name: '演示农村商业银行股份有限公司' },
    ],
    confirmText: '到合作机构申请借款（3秒）',
    stayText: '留在本页',
    confirmNote: '3秒后自动前往，按住本窗口会暂停',
  },
}
export const LongList: Story = { args: { ...LongContent.args, layout: 'list' } }
