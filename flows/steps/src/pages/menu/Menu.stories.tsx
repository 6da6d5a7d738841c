import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MinePage } from './testing/samples.tsx'

const meta = {
  title: 'Pages/Shared steps/Menu',
  component: MinePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof MinePage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '我的', ...sandbox } },
})
const IDENTITY = 'user/queryIdentity'
const CARDS = 'user/queryBankcardListV3'

export const ValuesAndCounts: Story = story({})
export const Loading: Story = story({
  faults: [
    { match: IDENTITY, fault: 'hang=before' },
    { match: CARDS, fault: 'hang=before' },
  ],
})
/** The rows lead on also without their values; only rows that are of a reply say that it failed. */
export const PartsFailed: Story = story({
  faults: [
    { match: IDENTITY, fault: 'result=42020' },
    { match: CARDS, fault: 'result=42020' },
  ],
})
