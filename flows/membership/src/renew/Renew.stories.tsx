import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import RenewPage from './Renew.tsx'

const meta = {
  title: 'Pages/Membership/Renewals',
  component: RenewPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof RenewPage>

export default meta
type Story = StoryObj<typeof meta>

const LIST = 'member/queryRenewList'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '续费管理', persona: 'member-year', ...sandbox } },
  ...(play && { play }),
})

const DAY = 24 * 60 * 60 * 1000
const asks = async () => {
  await userEvent.click(await within(document.body).findByRole('switch', { name: copy.auto }))
}

export const AYear: Story = story()
export const AsksBeforeTurningOff: Story = story({}, asks)
/** The bank has refused, and the membership has ended. */
export const Failed: Story = story({
  persona: 'member-renew-fails',
  prepare: async (world) => {
    await world.clock.advance(4 * DAY)
    world.signIn()
  },
})
export const Off: Story = story({ persona: 'member-no-upgrade' })
export const None: Story = story({ persona: 'member' })
export const SwitchFailed: Story = story({
  faults: [{ match: 'member/queryAutoRenewConfig', fault: 'result=42020' }],
})
export const Loading: Story = story({ faults: [{ match: LIST, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: LIST, fault: 'result=42020' }] })
