import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stars } from './index.ts'

const meta = {
  title: 'Primitives/Stars',
  component: Stars,
  args: { label: '您对本次借款体验的整体评价是？' },
} satisfies Meta<typeof Stars>

export default meta

type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Poor: Story = { args: { defaultValue: 2 } }
export const Average: Story = { args: { defaultValue: 3 } }
export const Good: Story = { args: { defaultValue: 5 } }
export const Disabled: Story = { args: { defaultValue: 4, disabled: true } }
export const Invalid: Story = { args: { required: true, error: '请先评分' } }
/** Words of the caller, as long as they may get. */
export const OwnWords: Story = {
  args: {
    defaultValue: 4,
    hint: '评分只用于改进服务，不影响额度和审核',
    words: { poor: '很不满意，需要改进', average: '还可以', good: '很满意，愿意推荐给身边的朋友' },
  },
}
