import type { Meta, StoryObj } from '@storybook/react-vite'
import { UrgentApply } from './index.ts'

const meta = {
  title: 'Business/UrgentApply',
  component: UrgentApply,
  args: {
    state: 'idle',
    title: '加急申请',
    text: '希望尽快得到结果',
    actionText: '申请加急',
    doneText: '申请成功',
    onApply: () => {},
  },
} satisfies Meta<typeof UrgentApply>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Applying: Story = { args: { state: 'applying' } }
export const Applied: Story = { args: { state: 'applied' } }
