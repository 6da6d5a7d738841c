import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import AssessmentPage from './Assessment.tsx'
import ContactsCheckPage from './ContactsCheck.tsx'
import PreAssessmentPage from './PreAssessment.tsx'
import RecordingResultPage from './recordingResult/RecordingResult.tsx'

const exit = () => Promise.resolve()
const search = {}

const meta = {
  title: 'Pages/Shared steps/Waiting',
  decorators: [withSandbox],
  render: () => <AssessmentPage search={search} options={{ group: 'channel' }} exit={exit} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, render?: Story['render']): Story => ({
  parameters: { sandbox: { title: '额度评估', persona: 'partner-slow', ...sandbox } },
  ...(render && { render }),
})
const passes = (ms: number): SandboxParameters => ({ later: ({ clock }) => clock.advance(ms) })
const ASSESSING = { Result: 200, ResultMessage: '', Content: { status: 1 } }

export const Assessing: Story = story({ persona: 'siku-assessing' })
export const TakesLonger: Story = story({
  faults: [{ match: 'channel/queryAssessAmountStatus', fault: { kind: 'reply', body: ASSESSING } }],
  ...passes(20_000),
})
export const Interrupted: Story = story({
  faults: [{ match: 'channel/queryAssessAmountStatus', fault: 'drop=before' }],
  ...passes(4_000),
})
export const UsedUp: Story = story({
  faults: [{ match: 'channel/queryAssessAmountStatus', fault: { kind: 'reply', body: ASSESSING } }],
  ...passes(120_000),
})

const preAssessment = () => <PreAssessmentPage search={search} exit={exit} />
export const PreAssessment: Story = {
  ...story({ persona: 'yinlian-start' }, preAssessment),
  tags: ['no-picture'],
}
export const PreAssessmentNotStarted: Story = story(
  { persona: 'yinlian-start', faults: [{ match: 'channel/preAssessAmount', fault: 'result=42020' }] },
  preAssessment,
)

const contacts = () => <ContactsCheckPage search={search} exit={exit} />
export const Contacts: Story = story({ title: '联系人核实', persona: 'needs-contacts' }, contacts)
export const ContactsUsedUp: Story = story(
  { title: '联系人核实', persona: 'needs-contacts', ...passes(30_000) },
  contacts,
)

const RESULT = 'credit/queryPushStreamResult'
const recording = (sandbox: SandboxParameters) =>
  story({ title: '认证结果', persona: 'old-customer', ...sandbox }, () => (
    <RecordingResultPage search={search} exit={exit} />
  ))
const IN_REVIEW = { match: RESULT, fault: { kind: 'reply' as const, body: ASSESSING } }
export const Recording: Story = recording({ faults: [IN_REVIEW] })
export const RecordingUsedUp: Story = recording({ faults: [IN_REVIEW], ...passes(120_000) })
export const NoRecording: Story = recording({})
