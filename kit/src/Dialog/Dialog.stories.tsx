import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBox } from '../CodeBox/index.ts'
import { Dialog } from './index.ts'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    title: '确定离开吗？',
    children: '已填写的内容会为您保留24小时。',
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Question: Story = {}
export const OneButton: Story = {
  args: { title: '提示', children: '请先勾选借款相关协议。', cancelText: null, confirmText: '我知道了' },
}
export const Danger: Story = {
  args: {
    title: '注销账户？',
    children: '注销后无法恢复，未还清的借款仍需按期归还。',
    danger: true,
    confirmText: '注销',
  },
}
export const LongText: Story = {
  args: { confirmText: '同意并继续申请本次借款', cancelText: '我再考虑一下，暂不申请' },
}
export const WithTask: Story = {
  args: {
    title: '输入验证码',
    closable: true,
    children: (
      <>
        <p style={{ marginBottom: 16 }}>已发送至138 **** 5678</p>
        <CodeBox length={6} defaultValue="40" />
      </>
    ),
    cancelText: null,
  },
}
