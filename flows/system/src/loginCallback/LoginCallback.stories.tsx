import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import LoginCallbackPage from './LoginCallback.tsx'

const meta = {
  title: 'Pages/System/Sign-in callback',
  component: LoginCallbackPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof LoginCallbackPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '登录中', ...sandbox } },
})

export const Busy: Story = {
  ...story({ signedIn: false }),
  args: { exit: () => new Promise(() => undefined) },
}
/** The customer went back from the sign-in. */
export const Ended: Story = story({ signedIn: false })
