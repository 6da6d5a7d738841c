import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import LoadFailedPage from './LoadFailed.tsx'

const meta = {
  title: 'Pages/System/Load failed',
  component: LoadFailedPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof LoadFailedPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '页面加载', ...sandbox } },
})

export const CanRetry: Story = {
  ...story({ host: { ownPath: (address) => address } }),
  args: { search: { redirect: '/cash/home' } },
}
export const OnlyHome: Story = story()
