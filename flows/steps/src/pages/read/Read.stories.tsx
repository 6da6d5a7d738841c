import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ReadPage from './Read.tsx'
import type { ReadOptions } from './step.ts'

const meta = {
  title: 'Pages/Shared steps/Read',
  component: ReadPage,
  decorators: [withSandbox],
  args: {
    search: {},
    exit: () => Promise.resolve(),
    options: { text: 'faceAuthorization' } satisfies ReadOptions,
  },
} satisfies Meta<typeof ReadPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '人脸信息使用授权书', ...sandbox } },
})
const CONFIG = 'other/getMultiWebConfig'

export const Text: Story = story()
export const Loading: Story = story({ faults: [{ match: CONFIG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
