import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { Timeline } from './index.ts'

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  decorators: [(Story) => <Surface>{Story()}</Surface>],
  args: {
    steps: [
      { id: 'audit', state: 'done', title: '审核通过', text: '14:02:11' },
      { id: 'pay', state: 'active', title: '机构放款中', text: '预计20分钟内到账，可离开本页' },
      { id: 'card', state: 'pending', title: '到账', text: '招商银行 储蓄卡 8842' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta

type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const Done: Story = {
  args: {
    steps: [
      { id: 'audit', state: 'done', title: '审核通过', text: '14:02:11' },
      { id: 'pay', state: 'done', title: '放款成功', text: '14:09:40' },
    ],
  },
}
export const Failed: Story = {
  args: {
    steps: [
      { id: 'audit', state: 'done', title: '审核通过', text: '14:02:11' },
      {
        id: 'pay',
        state: 'failed',
        title: '放款失败',
        text: '收款银行卡已挂失，款项没有转出，不产生利息。请更换银行卡后重新申请。',
      },
    ],
  },
}
export const Pending: Story = {
  args: { steps: [{ id: 'audit', state: 'pending', title: '等待审核' }] },
}
