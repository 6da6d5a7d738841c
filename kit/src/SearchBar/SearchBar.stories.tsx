import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SearchBar } from './index.ts'

const meta = {
  title: 'Primitives/SearchBar',
  component: SearchBar,
  args: { label: '搜索问题', placeholder: '输入关键字，如逾期、提前还款' },
} satisfies Meta<typeof SearchBar>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '提前还款' } }
export const WithCancel: Story = { args: { defaultValue: '提前还款', showCancelButton: true } }
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('searchbox'))
  },
}
export const Disabled: Story = { args: { defaultValue: '提前还款', disabled: true } }
export const LongText: Story = {
  args: { defaultValue: '还款日当天银行卡余额不足扣款失败以后怎么办还能不能补还', showCancelButton: true },
}
