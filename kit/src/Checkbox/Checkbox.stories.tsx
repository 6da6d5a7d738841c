import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: '开启自动还款' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultValue: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultValue: true } }
export const Hint: Story = { args: { hint: '还款日自动从收款卡扣款，可随时关闭' } }
export const Invalid: Story = { args: { error: '请先勾选开启自动还款' } }
export const Agreement: Story = {
  args: {
    size: 'small',
    label: (
      <>
        我已阅读并同意
        <a href="#agreement" style={{ textDecoration: 'underline' }}>
          《借款协议》
        </a>
        <a href="#credit" style={{ textDecoration: 'underline' }}>
          《个人征信授权书》
        </a>
        等，知悉并同意向征信系统报送信息
      </>
    ),
  },
}
