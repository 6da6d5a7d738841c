import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { titles } from '../../definitionCopy.ts'
import { settled } from '../../stories/settled.ts'
import { confirmOffer } from '../testing/confirmOffer.ts'
import { copy } from './copy.ts'
import Reading from './Reading.tsx'

const meta = {
  title: 'Pages/Cash loan/Forced reading',
  component: Reading,
  decorators: [withSandbox],
  args: { search: {}, options: { kind: 'protocol' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Reading>

export default meta
type Story = StoryObj<typeof meta>

/** The page after a one-click loan was confirmed. */
const confirmed = (persona: string, title: string, more: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title,
      persona,
      prepare: async (world, host) => ({ search: await confirmOffer(world, host) }),
      ...more,
    } satisfies SandboxParameters,
  },
})

const HOOK = 'cash/loanConfirmHookV3'

export const Protocol: Story = confirmed('lead-read-protocol', titles.reading)
export const Verification: Story = {
  ...confirmed('lead-read-verification', titles.verification),
  args: { options: { kind: 'verification' } },
}
/** Every agreement was opened: the loan can be confirmed. */
export const AllRead: Story = {
  ...confirmed('lead-read-protocol', titles.reading),
  async play() {
    await userEvent.click(await within(document.body).findByRole('button', { name: copy.next }))
    await within(document.body).findByRole('button', { name: copy.agree.protocol })
    await settled()
  },
}
export const Loading: Story = confirmed('lead-read-protocol', titles.reading, {
  faults: [{ match: HOOK, fault: 'hang=before' }],
})
export const LoadFailed: Story = confirmed('lead-read-protocol', titles.reading, {
  faults: [{ match: HOOK, fault: 'result=42020' }],
})
export const Abnormal: Story = confirmed('lead-read-abnormal', titles.reading)
/** Nothing was confirmed before, or the offer has ended. */
export const Gone: Story = { parameters: { sandbox: { title: titles.reading } } }
