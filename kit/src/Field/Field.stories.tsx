import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/index.ts'
import { control } from './Field.css.ts'
import { Field, FieldLine, FieldStack } from './index.ts'

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: '所在单位',
    children: (attributes, invalid) => (
      <FieldLine invalid={invalid}>
        <input {...attributes} className={control} placeholder="请输入单位全称" />
      </FieldLine>
    ),
  },
} satisfies Meta<typeof Field>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Hint: Story = { args: { hint: '与工资卡流水上的单位一致' } }
export const Invalid: Story = { args: { error: '请填写单位全称，不要用简称' } }
export const Required: Story = { args: { required: true, aside: '选填项可以以后再补' } }

/** Several fields in a column. */
export const Stacked: Story = {
  render: () => (
    <FieldStack>
      <TextField label="所在单位" required placeholder="请输入单位全称" />
      <TextField label="部门" placeholder="请输入部门" hint="没有部门可以填“无”" />
      <TextField label="单位电话" error="请填写单位电话，如 010-88888888" placeholder="区号-号码" />
      <TextField label="单位地址" readOnly defaultValue="北京市朝阳区建国路 93 号" />
    </FieldStack>
  ),
}
