import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconShield } from '../Icon/index.ts'
import { Tag } from '../Tag/index.ts'
import { Inline } from './index.ts'

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: {
    children: [
      <IconShield key="icon" aria-hidden="true" />,
      <span key="text">您的资料只用于本次申请，经您同意才会交给合作机构。</span>,
    ],
  },
} satisfies Meta<typeof Inline>

export default meta

type Story = StoryObj<typeof meta>

export const IconAndText: Story = {}
export const LabelAndValue: Story = {
  args: {
    fill: 'first',
    gap: 3,
    align: 'baseline',
    children: [
      <span key="label">本次借款的总应还金额（含利息与服务费）</span>,
      <span key="value">¥13,049.28</span>,
    ],
  },
}
export const Tags: Story = {
  args: {
    wrap: true,
    justify: 'center',
    children: ['最快5分钟到账', '年化利率低至7.2%', '随借随还', '提前还款不收手续费'].map((text) => (
      <Tag key={text} tone="brand">
        {text}
      </Tag>
    )),
  },
}
