import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice, noticeTones } from './index.ts'

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { tone: 'warn', children: '谨防“代还”诈骗，请勿向陌生人转账。' },
} satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Warn: Story = {}
export const WithAction: Story = {
  args: { tone: 'brand', children: '到期自动扣款，避免逾期', actionText: '去开启', onAction: () => {} },
}
export const WithHeading: Story = {
  args: {
    tone: 'bad',
    heading: '借款未成功，没有产生任何费用',
    children: '收款银行卡状态异常，请更换银行卡后重试。',
  },
}
export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone}>
          还款日为29、30或31日时，当月没有这一天则按月末还款。
        </Notice>
      ))}
    </div>
  ),
}
