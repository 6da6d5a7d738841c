import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import AgreementListPage from './AgreementList.tsx'

const meta = {
  title: 'Pages/System/Agreements',
  component: AgreementListPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AgreementListPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '协议列表', ...sandbox } },
})

const CONFIG = 'other/getMultiWebConfig'

export const Default: Story = story()
export const Empty: Story = story({ faults: [replies(CONFIG, { creditAuthAgreement: null })] })
export const Loading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
