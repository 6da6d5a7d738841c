import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor, within } from 'storybook/test'
import { OFFER_AFTER_MS } from '../../constants.ts'
import { titles } from '../../definitionCopy.ts'
import { refuse } from '../../oneClick/testing/refuse.ts'
import { CONFIG_MS } from '../../model/marketing/useMarketing.ts'
import Result from '../Result.tsx'
import { settled } from '../../stories/settled.ts'
import { resultOptions } from '../../pages.ts'
import type { LeadPopName } from './leadOffer.ts'

const meta = {
  title: 'Pages/Cash loan/Lead pop-ups',
  component: Result,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: resultOptions },
} satisfies Meta<typeof Result>

export default meta
type Story = StoryObj<typeof meta>

/** The result page of a loan that was just refused, with the pop-up of this name over it. */
const pop = (popName: LeadPopName, more: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: titles.result,
      persona: 'audit-fails',
      tweak: { channel: { lead: { popName, institutions: 5 } } },
      ...more,
      async prepare(world) {
        return { search: await refuse(world) }
      },
      async later({ clock }) {
        await within(document.body).findAllByText('审核未通过')
        const refusedAt = clock.elapsed()
        // The page does without its configuration after a second. Its blocks are shown then, behind the pop-up; their code
        // and replies come in their own time.
        await waitFor(async () => {
          await clock.advance(CONFIG_MS / 10)
          within(document.body).getByText('银行卡自动还款')
        })
        await clock.advance(refusedAt + OFFER_AFTER_MS - clock.elapsed())
      },
    } satisfies SandboxParameters,
  },
  async play() {
    await within(document.body).findByRole('dialog')
    await settled()
  },
})

export const Landscape: Story = pop('landscape')
/** Where the configuration turns the countdown on. */
export const Counting: Story = pop('landscape', {
  host: { config: (key) => (key === 'marketing' ? { enabled: true, leadAutoRedirect: true } : undefined) },
})
export const FailV1: Story = pop('failV1')
export const FailV2: Story = pop('failV2')
export const ApplyLimitSuccess: Story = pop('applyLimitSuccess')
export const CardToLead: Story = pop('cardToLead')
export const NewHighPrice: Story = pop('newHighPrice')
