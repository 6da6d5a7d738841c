import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup, RadioRow } from './index.ts'

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: '借款用途',
    defaultValue: 'daily',
    children: (
      <>
        <RadioRow value="daily" note="购物、餐饮、出行">
          日常消费
        </RadioRow>
        <RadioRow value="home">装修</RadioRow>
        <RadioRow value="travel" aside="限时8.5折">
          旅游
        </RadioRow>
        <RadioRow value="study" disabled note="暂不可选">
          教育
        </RadioRow>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Nothing: Story = { args: { defaultValue: null } }
export const Disabled: Story = { args: { disabled: true } }
export const Hint: Story = { args: { hint: '按实际用途选择，借款不得用于购房和投资', required: true } }
export const Invalid: Story = { args: { defaultValue: null, error: '请选择借款用途' } }
