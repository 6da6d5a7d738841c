import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Privacy from './Privacy.tsx'

const meta = {
  title: 'Pages/Account/Privacy',
  component: Privacy,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Privacy>

export default meta
type Story = StoryObj<typeof meta>

const CONFIG = 'other/getMultiWebConfig'
const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '隐私设置', ...sandbox } },
})

export const Web: Story = story({})
/** The app has settings of notifications. */
export const InApp: Story = story({ host: { device: { notificationSettings: () => Promise.resolve() } } })
export const AgreementsLoading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const AgreementsFailed: Story = story({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
