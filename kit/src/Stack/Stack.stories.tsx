import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '../Notice/index.ts'
import { Stack } from './index.ts'

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: [
      <Notice key="limit">额度审核中，通常3分钟内完成。</Notice>,
      <Notice key="card" tone="warn">
        尾号6688的银行卡即将到期，请更换收款卡。
      </Notice>,
    ],
  },
} satisfies Meta<typeof Stack>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Centred: Story = {
  args: {
    align: 'center',
    gap: 2,
    children: [
      <h2 key="title">资料已提交</h2>,
      <p key="text">内蒙古某某消费金融股份有限公司正在审核，结果会以短信通知您，请留意查收。</p>,
    ],
  },
}
