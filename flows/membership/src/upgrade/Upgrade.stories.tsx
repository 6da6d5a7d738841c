import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import UpgradePage from './Upgrade.tsx'

const meta = {
  title: 'Pages/Membership/Upgrade',
  component: UpgradePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof UpgradePage>

export default meta
type Story = StoryObj<typeof meta>

const INFO = 'member/queryInfo'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '会员升级', persona: 'member', ...sandbox } },
  ...(play && { play }),
})

const orders = async () => {
  const screen = within(document.body)
  await userEvent.click(await screen.findByRole('radio', { name: /^超级会员月卡/ }))
  await userEvent.click(screen.getByRole('button', { name: copy.submit }))
}

export const Plans: Story = story()
/** What is paid is known from the order. */
export const AsksBeforePaying: Story = story({}, orders)
export const Refused: Story = story({ persona: 'member-no-upgrade' }, orders)
export const Highest: Story = story({ persona: 'super-member' })
export const NotMember: Story = story({ persona: 'old-customer' })
export const Ended: Story = story({ persona: 'member-ended' })
export const Loading: Story = story({ faults: [{ match: INFO, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: INFO, fault: 'result=42020' }] })
