import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './index.ts'

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: { label: '证件到期日', min: '2026-01-01', max: '2046-12-31' },
} satisfies Meta<typeof DateField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: '见身份证国徽面' } }
export const Filled: Story = { args: { defaultValue: '2036-03-07' } }
export const Invalid: Story = { args: { defaultValue: '2025-03-07', error: '证件已过期，请更换证件' } }
export const ReadOnly: Story = { args: { defaultValue: '2036-12-31', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: '2036-12-31', disabled: true } }
