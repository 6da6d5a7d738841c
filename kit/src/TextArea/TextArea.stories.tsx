import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './index.ts'

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: '意见与建议', placeholder: '请说说您遇到的问题', maxLength: 200 },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

const long =
  '上月二十五日从工资卡扣款成功，但是还款计划里仍显示未还，客服说第二天会更新，今天已经是第三天了，页面还是没有变化。麻烦尽快核实，不要影响我的征信记录。如果需要扣款凭证，我可以上传银行流水截图。'

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '还款提醒能不能提前三天发？' } }
export const Long: Story = { args: { defaultValue: long, hint: '我们会在一个工作日内回复' } }
export const AtMaximum: Story = {
  args: { maxLength: 20, defaultValue: '一二三四五六七八九十一二三四五六七八九十' },
}
export const Invalid: Story = { args: { error: '请填写您遇到的问题', required: true } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '还款提醒能不能提前三天发？' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '还款提醒能不能提前三天发？' } }
