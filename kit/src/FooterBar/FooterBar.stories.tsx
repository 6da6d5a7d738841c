import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { FooterBar } from './index.ts'

const meta = {
  title: 'Primitives/FooterBar',
  component: FooterBar,
  parameters: { edge: true },
  args: { children: <Button block>立即借款</Button> },
} satisfies Meta<typeof FooterBar>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAgreement: Story = {
  args: {
    above: <Checkbox size="small" label="我已阅读并同意《借款协议》等，知悉并同意向征信系统报送信息" />,
  },
}

/** Wider than the page: the bar is a card at its lower edge. */
export const OnATablet: Story = { tags: ['tablet'] }
