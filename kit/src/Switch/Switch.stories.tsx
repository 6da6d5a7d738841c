import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldStack } from '../Field/index.ts'
import { Switch } from './index.ts'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: '自动还款' },
} satisfies Meta<typeof Switch>

export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultValue: true, hint: '还款日从工商银行储蓄卡(8888)扣款' } }
export const Invalid: Story = { args: { error: '开启失败，请稍后再试' } }
export const ReadOnly: Story = {
  args: { defaultValue: true, readOnly: true, hint: '由银行设置，不能在这里更改' },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { defaultValue: true, disabled: true } }

/** Several in a column, one with a long name. */
export const Several: Story = {
  render: () => (
    <FieldStack>
      <Switch label="还款日提醒" defaultValue hint="还款日前三天和当天提醒" />
      <Switch label="优惠券、临时额度和会员权益即将到期时通过短信和公众号通知我" />
    </FieldStack>
  ),
}
