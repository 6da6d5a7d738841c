import type { AcademicRecord } from '@koo/api-client/types'
import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Remembered } from '../academic/testing/Remembered.tsx'
import AcademicResult from './AcademicResult.tsx'
import { current, ended } from './testing/record.ts'

const meta = {
  title: 'Pages/Raise limit/Student record result',
  component: AcademicResult,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AcademicResult>

export default meta
type Story = StoryObj<typeof meta>

const CHECK = 'credit/preValidator'
const isDone = replies(CHECK, { allowed: false, reason: '您已完成该认证', reasonCode: 'done' })
const log = replies('credit/queryLimitLog', [
  {
    time: '2026-03-02 10:00:00',
    changeAmount: '3000.00',
    changeType: 'raise',
    afterAmount: '53000.00',
    title: '学籍认证提额',
  },
])

const story = (record: AcademicRecord | null, sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '学籍认证结果', ...sandbox } },
  render: (args) => (
    <Remembered {...(record && { record })}>
      <AcademicResult {...args} />
    </Remembered>
  ),
})

export const Raised: Story = story(current, { faults: [isDone, log] })
export const Ended: Story = story(ended)
export const Found: Story = story(current)
export const Sparse: Story = story({ name: '陈*', academy: '示例大学' }, { faults: [isDone, log] })
export const NotKnown: Story = story(current, { faults: [{ match: CHECK, fault: 'result=42020' }] })
export const Busy: Story = story(current, { faults: [{ match: CHECK, fault: 'hang=before' }] })
export const Gone: Story = story(null)
