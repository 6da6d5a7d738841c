import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from './index.ts'

const meta = {
  title: 'Primitives/PhoneField',
  component: PhoneField,
  args: { clearable: true },
} satisfies Meta<typeof PhoneField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '13812345678' } }
export const Invalid: Story = { args: { defaultValue: '1281234', error: '请输入正确的手机号' } }
export const Disabled: Story = { args: { defaultValue: '13812345678', disabled: true } }
