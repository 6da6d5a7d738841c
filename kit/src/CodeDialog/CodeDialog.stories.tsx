import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeDialog } from './index.ts'

const meta = {
  title: 'Business/CodeDialog',
  component: CodeDialog,
  args: {
    open: true,
    onOpenChange: () => {},
    onConfirm: () => {},
    onResend: () => {},
    phone: '138****5678',
    countdown: '48秒后可重新发送',
  },
} satisfies Meta<typeof CodeDialog>

export default meta
type Story = StoryObj<typeof meta>

export const CountingDown: Story = {}

/** The code signs a loan: the dialog says which. */
export const OfALoan: Story = { args: { subject: '借款 ¥12,000 · 12期 · 到招商银行 5670' } }

export const Resend: Story = { args: { countdown: undefined } }

/** The variant with a phone call. */
export const ResendOrCall: Story = { args: { countdown: undefined, onVoice: () => {} } }

export const Resending: Story = { args: { countdown: undefined, resending: true, onVoice: () => {} } }

export const Calling: Story = { args: { channel: 'voice' } }

export const WrongCode: Story = { args: { error: '验证码错误，请重新输入' } }

export const Pending: Story = { args: { pending: true } }

export const Locked: Story = { args: { locked: '错误次数过多，请10:30后再试。本次没有提交借款。' } }
