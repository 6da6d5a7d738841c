import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { IncomePicker } from './index.ts'

const meta = {
  title: 'Business/IncomePicker',
  component: IncomePicker,
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof IncomePicker>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true, hint: '按税前收入选择' } }
export const Selected: Story = { args: { defaultValue: '3' } }
export const Invalid: Story = { args: { error: '请选择月收入' } }
export const Disabled: Story = { args: { defaultValue: '3', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: '3', readOnly: true, hint: '审核中，暂不能修改' } }
/** The server's own ranges, of any length. */
export const LongOptions: Story = {
  args: {
    label: '家庭年收入',
    defaultValue: 'b',
    options: [
      { value: 'a', label: '10万元以下' },
      { value: 'b', label: '10万元（含）至30万元，含房租与理财收入' },
      { value: 'c', label: '30万元以上' },
      { value: 'd', label: '不便透露' },
    ],
  },
}
