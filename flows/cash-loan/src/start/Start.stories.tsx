import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { titles } from '../definitionCopy.ts'
import Start from './Start.tsx'

const meta = {
  title: 'Pages/Cash loan/Start',
  component: Start,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Start>

export default meta
type Story = StoryObj<typeof meta>

/** Seen for as long as the lock check takes, at most three seconds. */
export const Checking: Story = {
  parameters: {
    sandbox: {
      title: titles.start,
      faults: [{ match: 'cash/checkLockCode', fault: 'hang=before' }],
    } satisfies SandboxParameters,
  },
}
