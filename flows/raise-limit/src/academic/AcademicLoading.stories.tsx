import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import AcademicLoading from './AcademicLoading.tsx'
import { Remembered } from './testing/Remembered.tsx'

const meta = {
  title: 'Pages/Raise limit/Student record wait',
  component: AcademicLoading,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
  render: (args) => (
    <Remembered typed={{ code: 'AB12CD34EF56', state: 'asking' }}>
      <AcademicLoading {...args} />
    </Remembered>
  ),
} satisfies Meta<typeof AcademicLoading>

export default meta
type Story = StoryObj<typeof meta>

const ASK = 'credit/queryAcademicInfo'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '学籍认证中', ...sandbox } },
})

export const Busy: Story = story({ faults: [{ match: ASK, fault: 'hang=before' }] })
export const NoReply: Story = story({ faults: [{ match: ASK, fault: 'drop=before' }] })
export const SystemFailed: Story = story({ faults: [{ match: ASK, fault: 'result=42020' }] })
