import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { AutoPayRow } from './index.ts'

const meta = {
  title: 'Business/AutoPayRow',
  component: AutoPayRow,
  args: { show: 'open', label: '自动还款', note: '次日生效', value: '立即开启' },
  render: (args) => (
    <Surface pad="list">
      <AutoPayRow {...args} />
    </Surface>
  ),
} satisfies Meta<typeof AutoPayRow>

export default meta
type Story = StoryObj<typeof meta>

export const SwitchOff: Story = { args: { show: 'switch' } }
export const SwitchOn: Story = { args: { show: 'switch', on: true } }
export const OpenNow: Story = {}
export const Opened: Story = { args: { show: 'opened', value: '已开启' } }
export const Jump: Story = { args: { show: 'jump', value: '去设置' } }
export const Busy: Story = { args: { busy: true } }
