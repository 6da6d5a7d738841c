import { manualClock, refuses } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import Campaign from './Campaign.tsx'

const meta = {
  title: 'Pages/Shared steps/Campaign',
  component: Campaign,
  decorators: [withSandbox],
  args: { search: {}, options: { month: 12 }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Campaign>

export default meta
type Story = StoryObj<typeof meta>

const READ = 'credit/getCampaignProcess'
const at = (day: string) => manualClock({ start: Date.parse(`${day}T10:00:00+08:00`), withRequests: true })

const story = (sandbox: SandboxParameters, options: { month?: number } = { month: 12 }): Story => ({
  parameters: { sandbox: { title: '提额活动', clock: at('2026-12-10'), ...sandbox } },
  args: { options },
})

export const Open: Story = story({})
export const Joined: Story = story({ persona: 'campaign-joined' })
export const Done: Story = story({ persona: 'campaign-done' })
export const Early: Story = story({}, { month: 1 })
export const Ended: Story = story({}, { month: 11 })
export const BetweenSeasons: Story = story({ clock: at('2026-09-10') })
export const None: Story = story({ faults: [refuses(READ, 42141, '本月暂无提额活动')] })
/** At its end: no row is half below the bar. */
export const Promotion: Story = {
  ...story({}, {}),
  play: async () => {
    await within(document.body).findAllByRole('listitem')
    window.scrollTo(0, document.documentElement.scrollHeight)
  },
}
export const PromotionEnded: Story = story({ persona: 'promotion-ended', clock: at('2026-12-10') }, {})
export const Loading: Story = story({ faults: [{ match: READ, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: READ, fault: 'result=42020' }] })
