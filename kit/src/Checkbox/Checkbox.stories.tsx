import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: '开启自动还款' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Agreement: Story = {
  args: {
    size: 'small',
    children: (
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
