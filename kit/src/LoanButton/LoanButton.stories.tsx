import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoanButton } from './index.ts'

const meta = { title: 'Business/LoanButton', component: LoanButton } satisfies Meta<typeof LoanButton>

export default meta
type Story = StoryObj<typeof meta>

/** Status 0. */
export const BorrowNow: Story = { tags: ['no-picture'] }

/** Statuses 1, 2 and 4. */
export const Supplement: Story = { args: { children: '补充资料并借款' } }

export const Disabled: Story = { args: { disabled: true } }

/** The contacts were rejected: the label says so, the button is disabled. */
export const ContactsRefused: Story = {
  args: { children: '联系人验证失败，请明日再试', disabled: true },
}

export const WithReason: Story = { args: { reason: '当前有一笔借款正在确认结果，完成后才能再次借款' } }

export const Pending: Story = { args: { pending: true } }
