import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import About from './About.tsx'

const meta = {
  title: 'Pages/Account/About',
  component: About,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof About>

export default meta
type Story = StoryObj<typeof meta>

const CONFIG = 'other/getMultiWebConfig'
const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '关于我们', signedIn: false, ...sandbox } },
})

export const Company: Story = story({})
export const Unknown: Story = story({ faults: [replies(CONFIG, {})] })
export const Loading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: 'user/getIcpRecord', fault: 'result=42020' }] })
