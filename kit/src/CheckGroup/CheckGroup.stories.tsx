import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckGroup, CheckRow } from './index.ts'

const meta = {
  title: 'Primitives/CheckGroup',
  component: CheckGroup,
  args: {
    label: '您最看重什么',
    defaultValue: ['rate'],
    children: (
      <>
        <CheckRow value="rate">利率低</CheckRow>
        <CheckRow value="fast" note="通常20分钟内到账">
          到账快
        </CheckRow>
        <CheckRow value="limit" aside="最高20万">
          额度高
        </CheckRow>
        <CheckRow value="branch" disabled note="暂未开放">
          网点服务
        </CheckRow>
      </>
    ),
  },
} satisfies Meta<typeof CheckGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Nothing: Story = { args: { defaultValue: [] } }
export const Maximum: Story = { args: { max: 2, defaultValue: ['rate', 'fast'], hint: '可选两项' } }
export const Invalid: Story = { args: { defaultValue: [], required: true, error: '请至少选择一项' } }
export const ReadOnly: Story = { args: { readOnly: true }, tags: ['no-picture'] }
export const Disabled: Story = { args: { disabled: true } }
