import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { surveyCopy } from '@koo/steps/survey/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import SurveyPage from './SurveyPage.tsx'

const meta = {
  title: 'Pages/Activity/Survey',
  component: SurveyPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof SurveyPage>

export default meta
type Story = StoryObj<typeof meta>

const SURVEYS = 'activity/querySurveys'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '问卷调查', ...sandbox } },
  ...(play && { play }),
})
const rating = { args: { search: { questionnaireCode: 'QN-CONFIRM' } } }

const answered: Story['play'] = async () => {
  await userEvent.click(await screen().findByText('暂时不需要用钱'))
}
const sent: Story['play'] = async (context) => {
  await answered?.(context)
  await userEvent.click(await screen().findByRole('button', { name: surveyCopy.submit }))
}

export const Reasons: Story = story()
export const Answered: Story = story({}, answered)
export const Rating: Story = { ...story(), ...rating }
export const RatedPoor: Story = {
  ...story({}, async () => {
    await userEvent.click(await screen().findByRole('radio', { name: /^2星/ }))
    await screen().findByText('哪些方面让您不满意？')
  }),
  ...rating,
}
/** Kinds of questions that no page knows, and questions that wait for each other, are left out (survey.12). */
export const UnknownQuestion: Story = story({ persona: 'survey-strange' })
export const Refused: Story = story(
  { faults: [{ match: 'other/questionnaireSubmit', fault: 'result=500', times: 1 }] },
  async (context) => {
    await sent?.(context)
    await screen().findByRole('button', { name: surveyCopy.submit })
  },
)
export const Submitted: Story = story({}, async (context) => {
  await sent?.(context)
  await screen().findByText(copy.done.title)
})
export const None: Story = story({ persona: 'survey-none' })
export const Loading: Story = story({ faults: [{ match: SURVEYS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: SURVEYS, fault: 'result=42020' }] })
