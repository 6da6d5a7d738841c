import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProtocolReader } from './index.ts'
import { faceAuthorisation } from './samples.ts'

const meta = {
  title: 'Business/ProtocolReader',
  component: ProtocolReader,
  args: {
    title: '人脸信息使用授权书',
    note: '示例消费金融有限公司 · 2026年11月版',
    children: faceAuthorisation,
    // A fixed clock, so that pictures do not differ.
    now: () => 0,
    onAgree: () => {},
  },
} satisfies Meta<typeof ProtocolReader>

export default meta

type Story = StoryObj<typeof meta>

export const ToAgree: Story = { args: { onDecline: () => {} } }
export const OnlyToRead: Story = { args: { onAgree: undefined } }
/** The button scrolls on until the end of the text was on the screen. */
export const ToTheEnd: Story = { args: { mustReachEnd: true, onDecline: () => {} } }
export const CountsDown: Story = { args: { seconds: 8, onDecline: () => {} } }
/** The whole text is on the screen at once. */
export const Short: Story = {
  args: { mustReachEnd: true, children: '本人同意查询个人信用报告，用于本次额度评估。' },
}
export const Loading: Story = { args: { state: 'loading', children: undefined } }
export const Failed: Story = { args: { state: 'failed', children: undefined, onRetry: () => {} } }
export const LongTitle: Story = {
  args: {
    title: '内蒙古自治区农村信用社联合社股份有限公司个人征信信息查询、采集及对外提供授权书（线上版）',
    mustReachEnd: true,
  },
}
