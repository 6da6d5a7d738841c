import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Service from './Service.tsx'

const meta = {
  title: 'Pages/Account/Service',
  component: Service,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Service>

export default meta
type Story = StoryObj<typeof meta>

const CONFIG = 'other/getMultiWebConfig'
const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '联系客服', signedIn: false, ...sandbox } },
})

export const Web: Story = story({})
/** The app has a customer service of its own. */
export const InApp: Story = story({ host: { device: { customerService: () => Promise.resolve() } } })
export const NoPhone: Story = story({ faults: [replies(CONFIG, { customerService: {} })] })
export const Loading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
