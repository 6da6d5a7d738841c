import type { Meta, StoryObj } from '@storybook/react-vite'
import { Header } from './index.ts'

const meta = {
  title: 'Primitives/Header',
  component: Header,
  parameters: { edge: true },
  args: { title: '借款', onBack: () => {} },
} satisfies Meta<typeof Header>

export default meta

type Story = StoryObj<typeof meta>

export const WithBack: Story = {}
export const WithoutBack: Story = { args: { onBack: undefined } }
export const WithAside: Story = { args: { aside: <span style={{ paddingInline: 12 }}>客服</span> } }
export const LongTitle: Story = { args: { title: '中国邮政储蓄银行个人消费贷款补充协议（2024年修订版）' } }
