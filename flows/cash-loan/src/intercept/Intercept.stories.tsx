import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { titles } from '../definitionCopy.ts'
import Intercept from './Intercept.tsx'

const meta = {
  title: 'Pages/Cash loan/Locked',
  component: Intercept,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Intercept>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (parameters: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: titles.intercept, persona: 'locked-out', ...parameters } },
})

/** The server's reason. After the lock check the page closes two seconds later. */
export const Locked: Story = sandbox({ later: ({ clock }) => clock.advance(10_000) })
/** An overdue bill is another reason. */
export const Overdue: Story = sandbox({
  persona: 'bill-overdue',
  later: ({ clock }) => clock.advance(10_000),
})
export const Loading: Story = sandbox({ faults: [{ match: 'cash/getUserStatus', fault: 'hang=before' }] })
export const LoadFailed: Story = sandbox({
  faults: [{ match: 'cash/getUserStatus', fault: 'http=500' }],
  later: ({ clock }) => clock.advance(10_000),
})
