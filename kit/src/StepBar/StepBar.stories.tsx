import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepBar } from './index.ts'
import { creditSteps } from './samples.ts'

const meta = {
  title: 'Primitives/StepBar',
  component: StepBar,
  args: { steps: creditSteps, current: 'video' },
} satisfies Meta<typeof StepBar>

export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { current: 'idauth', showNext: true } }
export const Last: Story = { args: { current: 'result', showNext: true } }
export const AllDone: Story = { args: { current: null } }
export const OneStep: Story = { args: { steps: creditSteps.slice(0, 1), current: 'idauth' } }
/** The title wraps; the number of the step stays whole. */
export const LongTitle: Story = {
  args: {
    steps: [
      { id: 'a', title: '身份认证' },
      { id: 'b', title: '核对并确认内蒙古自治区农村信用社联合社代为查询个人征信信息的授权书' },
    ],
    current: 'b',
  },
}
