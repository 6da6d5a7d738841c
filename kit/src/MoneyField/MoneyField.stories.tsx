import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyField } from './index.ts'

const meta = {
  title: 'Business/MoneyField',
  component: MoneyField,
  args: { label: '每月收入', placeholder: '请输入税后收入' },
} satisfies Meta<typeof MoneyField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '12500.5', clearable: true } }
export const Longest: Story = { args: { defaultValue: '9999999999.99', hint: '包含工资、奖金和补贴' } }
export const Invalid: Story = { args: { defaultValue: '0', error: '每月收入需大于0元' } }
export const ReadOnly: Story = { args: { defaultValue: '12500', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: '12500', disabled: true } }
