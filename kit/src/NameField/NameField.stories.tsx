import type { Meta, StoryObj } from '@storybook/react-vite'
import { NameField } from './index.ts'

const meta = {
  title: 'Business/NameField',
  component: NameField,
  args: { clearable: true },
} satisfies Meta<typeof NameField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: '与身份证上的姓名一致' }, tags: ['no-picture'] }
export const Filled: Story = { args: { defaultValue: '张小满' }, tags: ['no-picture'] }
export const WithDot: Story = { args: { defaultValue: '阿卜杜拉·买买提' } }
export const Invalid: Story = { args: { defaultValue: '张1', error: '姓名为1到12个汉字或字母' } }
export const ReadOnly: Story = { args: { defaultValue: '张*满', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: '张小满', disabled: true }, tags: ['no-picture'] }
