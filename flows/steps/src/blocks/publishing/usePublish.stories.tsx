import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { confirmShownCosts } from '../cost/testing/inStory.ts'
import SignedLoan, { termsIn } from './testing/SignedLoan.tsx'

const meta = {
  title: 'Pages/Shared steps/Publishing',
  component: SignedLoan,
  decorators: [withSandbox],
  args: { search: { termsNo: '' }, exit: () => Promise.resolve() },
  parameters: {
    sandbox: { prepare: async (world) => ({ search: await termsIn(world) }) } satisfies SandboxParameters,
  },
  // The parts have pictures of their own.
  tags: ['no-picture'],
} satisfies Meta<typeof SignedLoan>

export default meta
type Story = StoryObj<typeof meta>

/** The smallest page that signs and publishes: one hook, a text for each status, the gate around it. */
export const Ready: Story = {}
/** After a tap: the code signs the terms that are published. */
export const Signing: Story = {
  async play() {
    const screen = within(document.body)
    await userEvent.click(await screen.findByRole('button', { name: '确认借款' }))
    await confirmShownCosts()
    await screen.findByRole('dialog', { name: '短信验证' })
  },
}
