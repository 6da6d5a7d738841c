import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import AssessPage from './Assess.tsx'
import { copy } from '../../blocks/assessment/copy.ts'

const meta = {
  title: 'Pages/Shared steps/Assess',
  component: AssessPage,
  decorators: [withSandbox],
  args: {
    search: {},
    options: { group: 'creditMaoYan', shows: 'outcome' },
    exit: () => Promise.resolve(),
  },
} satisfies Meta<typeof AssessPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '额度申请', ...sandbox } },
  ...(play && { play }),
})
const start = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.start }))
}
const STATUS = 'creditMaoYan/queryAssessAmountStatus'

export const Ready: Story = story({ persona: 'maoyan-ready' })
export const StartFailed: Story = story(
  { persona: 'maoyan-ready', faults: [{ match: 'creditMaoYan/assessAmount', fault: 'drop=after' }] },
  start,
)
export const Passed: Story = story({ persona: 'maoyan-passed' })
export const AmountUnknown: Story = story({
  persona: 'maoyan-passed',
  faults: [{ match: 'creditMaoYan/queryAmount', fault: 'result=42020' }],
})
export const Failed: Story = story({ persona: 'maoyan-failed' })
export const LoadFailed: Story = story({
  persona: 'maoyan-ready',
  faults: [{ match: STATUS, fault: 'result=42020' }],
})
