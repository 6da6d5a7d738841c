import { otherGetQuestionnaireInfo } from '@koo/api-client/calls'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import type { SurveyPage } from './constants.ts'
import { Survey } from './Survey.tsx'
import { surveyCopy as copy } from './copy.ts'

/** The surveys that a page shows when it is left (spec 4 "Exit retention"). */
const meta = {
  title: 'Pages/Shared steps/Survey on leaving',
  component: Survey,
  decorators: [withSandbox],
  args: {
    survey: { questionnaireCode: '', subjectList: [] },
    page: 'loanApplyPage',
    skipText: copy.skipLeaving,
    onEnd: () => {},
  },
} satisfies Meta<typeof Survey>

export default meta
type Story = StoryObj<typeof meta>

/** The survey of a page, as the sandbox has it. */
const surveyOf = (page: SurveyPage, persona = 'old-customer'): { sandbox: SandboxParameters } => ({
  sandbox: {
    title: '借款',
    persona,
    async prepare({ gateway }) {
      return { page, survey: await otherGetQuestionnaireInfo(gateway, { currentPage: page }) }
    },
  },
})

const sheet = async () => within(await within(document.body).findByRole('dialog'))

/** Taps once the sheet has opened: before, nothing in it can be tapped. */
const tap = (part: HTMLElement) => waitFor(() => userEvent.click(part))

const seen = async () => {
  await (await sheet()).findByRole('button', { name: copy.submit })
}
/** Rates, and waits for the question that follows. */
const rated = (stars: number, question: string) => async () => {
  const shown = await sheet()
  await tap(await shown.findByRole('radio', { name: new RegExp(`^${stars}星`) }))
  await shown.findByText(question)
}

export const Reasons: Story = { parameters: surveyOf('loanApplyPage'), play: seen }

/** A reason with a question of its own. */
export const ReasonChosen: Story = {
  parameters: surveyOf('loanApplyPage'),
  async play() {
    const shown = await sheet()
    await tap(await shown.findByText('息费偏高'))
    await shown.findByText('您能接受的年化利率大约是？')
  },
}

export const Rating: Story = { parameters: surveyOf('loanConfirmPage'), play: seen }
export const RatedPoor: Story = {
  parameters: surveyOf('loanConfirmPage'),
  play: rated(2, '哪些方面让您不满意？'),
}
export const RatedGood: Story = {
  parameters: surveyOf('loanConfirmPage'),
  play: rated(5, '哪些方面让您满意？'),
}

/** A kind of question that no page knows is left out (survey.12). */
export const UnknownQuestion: Story = { parameters: surveyOf('loanApplyPage', 'survey-strange'), play: seen }
