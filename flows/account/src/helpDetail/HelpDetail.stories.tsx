import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import HelpDetail from './HelpDetail.tsx'

const meta = {
  title: 'Pages/Account/Help article',
  component: HelpDetail,
  decorators: [withSandbox],
  args: { search: { id: 'H002' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof HelpDetail>

export default meta
type Story = StoryObj<typeof meta>

const CONFIG = 'other/getWebConfig'
const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '问题详情', signedIn: false, ...sandbox } },
})

export const Article: Story = story({})
export const Gone: Story = { ...story({}), args: { search: { id: 'H999' } } }
export const Loading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
