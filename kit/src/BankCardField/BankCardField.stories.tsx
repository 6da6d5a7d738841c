import type { Meta, StoryObj } from '@storybook/react-vite'
import { BankCardField } from './index.ts'

const meta = {
  title: 'Business/BankCardField',
  component: BankCardField,
  args: { clearable: true },
} satisfies Meta<typeof BankCardField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: '请使用本人的储蓄卡' } }
export const Filled: Story = { args: { defaultValue: '6222021234567890' } }
export const NineteenDigits: Story = { args: { defaultValue: '6217001234567890123' } }
export const Invalid: Story = { args: { defaultValue: '62220212', error: '请输入16至19位银行卡号' } }
export const ReadOnly: Story = { args: { defaultValue: '6222021234567890', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: '6222021234567890', disabled: true } }
