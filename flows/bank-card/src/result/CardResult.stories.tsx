import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardsBefore } from '../add/cardsBefore.ts'
import CardResultPage from './CardResult.tsx'

const meta = {
  title: 'Pages/Bank cards/Result',
  component: CardResultPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof CardResultPage>

export default meta
type Story = StoryObj<typeof meta>

const CARDS = 'user/queryAllBankcardList'

/** `before`: the ids of the cards that the customer had; undefined: nothing is known of before. */
const story = (before?: readonly string[], sandbox: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: '绑卡结果',
      ...sandbox,
      prepare(_, host) {
        if (before) cardsBefore(host).save(before)
      },
    } satisfies SandboxParameters,
  },
})

export const Added: Story = story(['C2'])
export const NothingAdded: Story = story(['C1', 'C2'])
export const NothingKnown: Story = story()
export const LongNames: Story = story([], { persona: 'long-names' })
export const Loading: Story = story([], { faults: [{ match: CARDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story([], { faults: [{ match: CARDS, fault: 'result=500' }] })
