import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepBar } from './index.ts'
import { creditSteps } from './samples.ts'

const meta = {
  title: 'Primitives/StepBar',
  component: StepBar,
  args: { steps: creditSteps, current: 'video', minutes: 3 },
} satisfies Meta<typeof StepBar>

export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { current: 'idauth', minutes: 5 } }
export const Last: Story = { args: { current: 'information', minutes: 1 } }
/** How long it takes is not known. */
export const WithoutTime: Story = { args: { minutes: undefined } }
/** The server decides what comes: names, and no number. */
export const NotCounted: Story = { args: { counted: false, minutes: 1 } }
/** Nothing is known to come after it. */
export const NotCountedAtTheEnd: Story = { args: { counted: false, current: 'information', minutes: 1 } }
/** What does not fit is cut at the end of the line, which stays one. */
export const LongTitle: Story = {
  args: {
    counted: false,
    steps: [
      { id: 'a', title: '核对并确认内蒙古自治区农村信用社联合社代为查询个人征信信息的授权书' },
      { id: 'b', title: '完善个人信息' },
    ],
    current: 'a',
  },
}
