import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { RadioGroup, RadioRow } from '../RadioGroup/index.ts'
import { Surface } from '../Surface/index.ts'
import { TextField } from '../TextField/index.ts'
import { Sheet } from './index.ts'

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    title: '选择借款用途',
    footer: <Button block>完成</Button>,
    children: (
      <RadioGroup label="借款用途" labelHidden defaultValue="daily">
        <RadioRow value="daily">日常消费</RadioRow>
        <RadioRow value="home">装修</RadioRow>
        <RadioRow value="travel">旅游</RadioRow>
      </RadioGroup>
    ),
  },
} satisfies Meta<typeof Sheet>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { open: false }, tags: ['no-picture'] }
export const WithDescription: Story = { args: { description: '资金不得用于购房、股票等投资' } }
export const LongContent: Story = {
  args: {
    title: '还款计划',
    // Nothing inside takes the focus, so the scrolling part does.
    bodyProps: { tabIndex: 0, role: 'region', 'aria-label': '还款计划表' },
    children: (
      <Surface pad="list">
        {Array.from({ length: 24 }, (_, index) => (
          <ListRow key={index} label={`第${index + 1}期`} value="¥1,087.44" />
        ))}
      </Surface>
    ),
  },
}
export const WithField: Story = {
  args: { title: '输入金额', children: <TextField label="金额" inputMode="numeric" before="¥" /> },
}
export const MustAnswer: Story = { args: { dismissible: false } }
export const HiddenTitle: Story = { args: { hideTitle: true } }
