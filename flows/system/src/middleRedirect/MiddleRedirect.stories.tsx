import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import MiddleRedirectPage from './MiddleRedirect.tsx'

const meta = {
  title: 'Pages/System/Redirect',
  component: MiddleRedirectPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof MiddleRedirectPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '跳转中', ...sandbox } },
})

export const Busy: Story = { ...story(), args: { search: { to: 'loan' } } }
export const Refused: Story = {
  ...story({ host: { opens: () => false } }),
  args: { search: { url: 'https://evil.test/' } },
}
