import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './index.ts'

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: '姓名', placeholder: '请输入姓名' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '张小满', clearable: true } }
export const Hint: Story = { args: { hint: '与身份证上的姓名一致' } }
export const Invalid: Story = { args: { defaultValue: '张1', error: '姓名为1到12个汉字或字母' } }
export const Disabled: Story = { args: { defaultValue: '张小满', disabled: true } }
export const WithUnit: Story = {
  args: { label: '月收入', placeholder: '税后，按月平均', inputMode: 'numeric', before: '¥', after: '元' },
}
