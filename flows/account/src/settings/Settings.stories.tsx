import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import Settings from './Settings.tsx'

const meta = {
  title: 'Pages/Account/Settings',
  component: Settings,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Settings>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '设置', ...sandbox } },
  ...(play && { play }),
})
const READS = ['user/queryIdentity', 'user/queryAccount', 'user/checkWechatBind']

export const Verified: Story = story({})
export const Unverified: Story = story({ persona: 'unverified' })
export const Frozen: Story = story({ persona: 'account-frozen' })
/** The environment signs its customer in: there is no way out here. */
export const InApp: Story = story({ host: { signsInAlone: true } })
export const Loading: Story = story({ faults: READS.map((match) => ({ match, fault: 'hang=before' })) })
export const SignOut: Story = story({}, async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.signOut.button }))
})
