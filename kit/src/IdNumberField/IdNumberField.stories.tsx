import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdNumberField } from './index.ts'

// The numbers are invented: region 000000 does not exist.
const meta = {
  title: 'Business/IdNumberField',
  component: IdNumberField,
  args: { clearable: true },
} satisfies Meta<typeof IdNumberField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: '仅用于实名核验，不会展示给他人' } }
export const Filled: Story = { args: { defaultValue: '00000019900307751X' } }
/** The number keyboard has no X, so the line offers it for the last character. */
export const LastIsMissing: Story = { args: { defaultValue: '00000019900307751' } }
export const Invalid: Story = {
  args: { defaultValue: '000000199013077514', error: '身份证号有误，请核对后重新输入' },
}
export const ReadOnly: Story = { args: { defaultValue: '00000019900307751X', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: '00000019900307751X', disabled: true } }
