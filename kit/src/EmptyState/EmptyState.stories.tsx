import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { DrawingCard, DrawingTicket } from '../Drawing/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: '暂无可用优惠券', text: '有新的优惠时会出现在这里。', drawing: <DrawingTicket /> },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Invites: Story = {
  args: {
    title: '还没有绑定银行卡',
    text: '绑定本人的储蓄卡，用于收款和还款。',
    drawing: <DrawingCard />,
    action: <Button size="medium">添加银行卡</Button>,
  },
}
export const WithoutDrawing: Story = { args: { drawing: null } }
