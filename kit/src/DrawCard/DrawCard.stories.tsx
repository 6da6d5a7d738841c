import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { DrawCard } from './index.ts'

const meta = {
  title: 'Business/DrawCard',
  component: DrawCard,
  args: { label: '请选择一张卡片', onDraw: () => {} },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof DrawCard>

export default meta

type Story = StoryObj<typeof meta>

export const Covered: Story = {}
/** The answer is not there yet: nothing turns. */
export const Drawing: Story = { args: { place: 1 } }
export const Won: Story = { args: { place: 1, prize: { name: '息费7折券', note: '7天内有效' } } }
export const NothingWon: Story = { args: { place: 4, prize: { name: '谢谢参与', plain: true } } }
/** Today's draws are used up. */
export const Disabled: Story = { args: { disabled: true } }
