import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionSheet } from './index.ts'

const meta = {
  title: 'Primitives/ActionSheet',
  component: ActionSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    title: '招商银行 储蓄卡 8842',
    actions: [
      { key: 'default', text: '设为默认收款卡' },
      { key: 'phone', text: '修改预留手机号' },
      { key: 'unbind', text: '解除绑定', danger: true },
    ],
  },
} satisfies Meta<typeof ActionSheet>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const WithDescriptions: Story = {
  args: {
    description: '解除绑定后不再用于收款和还款',
    actions: [
      { key: 'default', text: '设为默认收款卡', description: '下一笔借款打到这张卡' },
      { key: 'unbind', text: '解除绑定', description: '有未结清的借款，结清后可以解绑', disabled: true },
    ],
  },
}
export const Disabled: Story = {
  args: {
    actions: [
      { key: 'edit', text: '修改', disabled: true },
      { key: 'remove', text: '删除', danger: true, disabled: true },
    ],
  },
}
export const HiddenTitle: Story = { args: { hideTitle: true } }
/** The list scrolls; the way out stays. */
export const Many: Story = {
  args: {
    title: '选择联系方式',
    actions: Array.from({ length: 14 }, (_, at) => ({ key: `${at}`, text: `第${at + 1}联系人` })),
  },
}
