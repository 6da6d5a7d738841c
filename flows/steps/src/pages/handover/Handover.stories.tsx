import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import HandoverPage from './Handover.tsx'

const meta = {
  title: 'Pages/Shared steps/Handover',
  component: HandoverPage,
  decorators: [withSandbox],
  args: { search: {}, options: { group: 'channel' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof HandoverPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (faults: NonNullable<SandboxParameters['faults']>): Story => ({
  parameters: {
    sandbox: {
      title: '登录',
      persona: 'siku-start',
      signedIn: false,
      host: { credential: 'siku.13800000320' },
      faults,
    },
  },
})

export const Working: Story = story([{ match: 'channel/loginHook', fault: 'hang=before' }])
export const NoNetwork: Story = story([{ match: 'channel/loginHook', fault: 'drop=before' }])

/** The phone is signed in for another customer. */
export const AnotherCustomer: Story = {
  parameters: {
    sandbox: { title: '登录', persona: 'old-customer', host: { credential: 'siku.13800000320' } },
  },
}
