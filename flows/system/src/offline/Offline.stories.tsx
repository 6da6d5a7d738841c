import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import OfflinePage from './Offline.tsx'

const meta = {
  title: 'Pages/System/Offline',
  component: OfflinePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '网络异常', ...sandbox } },
})

/** The device reports no network. */
export const Offline: Story = {
  ...story(),
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
}
export const Online: Story = story()
