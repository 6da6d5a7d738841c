import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { surveyCopy } from '@koo/steps/survey/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { survey } from './step.ts'

const SURVEYS = 'activity/querySurveys'
const SUBMIT = 'other/questionnaireSubmit'
const REPORT = 'other/questionnaireReport'
const REASON = '您暂时不借款的主要原因是？'

type Search = { questionnaireCode?: string }
const open = (options: OpenPageOptions<Search> = {}) => openPage(survey, options)
const RATING = { search: { questionnaireCode: 'QN-CONFIRM' } }

const submit = page.getByRole('button', { name: surveyCopy.submit })
const thanks = page.getByRole('dialog', { name: surveyCopy.thanks })
const star = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count}星`) })
const tapText = (text: string) => page.getByText(text, { exact: true }).click()
const requests = (calls: readonly { request?: unknown }[]) => calls.map(({ request }) => request)

describe('the survey that is shown', () => {
  it(
    'is the first one that is open, and its opening is reported',
    { tags: ['survey.1', 'survey.11'] },
    async () => {
      const { calls } = await open()
      await expect.element(page.getByRole('heading', { name: '离开前请告诉我们原因' })).toBeVisible()
      await expect.element(page.getByText(REASON)).toBeVisible()
      await expect
        .poll(() => requests(calls(REPORT)))
        .toEqual([{ currentPage: 'activity_survey', windowId: 'QW-QN-APPLY' }])
    },
  )

  it('is the one that the address names', { tags: ['survey.1', 'survey.4'] }, async () => {
    await open(RATING)
    await expect.element(page.getByRole('heading', { name: '本次借款体验如何？' })).toBeVisible()
    await expect.element(star(5)).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(5)
  })

  it.each([
    ['is over', { search: { questionnaireCode: 'QN-OVER' } }],
    ['does not exist', { persona: 'survey-none' }],
    [
      'has no question that a page knows',
      {
        faults: [replies(SURVEYS, [{ questionnaireCode: 'Q1', subjectList: [] }])],
      },
    ],
  ])('when it %s, that is said with a way home', async (_, options) => {
    const { tap, exits, text } = await open(options)
    await expect.element(text(copy.none.title)).toBeVisible()
    await tap(copy.home)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
  })

  it('can be loaded again after a failure', async () => {
    const { tap, text } = await open({ faults: [{ match: SURVEYS, times: 1, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(page.getByText(REASON)).toBeVisible()
  })

  it('leaves out what no page knows, and never waits for it', { tags: ['survey.12'] }, async () => {
    await open({ persona: 'survey-strange' })
    await expect.element(page.getByText('您是从哪里知道我们的？')).toBeVisible()
    expect(document.body.textContent).not.toContain('拖动排序')
    expect(page.getByRole('radio').elements()).toHaveLength(3)
    await tapText('朋友推荐')
    await expect.element(submit).toBeEnabled()
  })
})

describe('answering', () => {
  it(
    'says how many answers are missing, and is possible without them no sooner',
    { tags: ['survey.2', 'survey.7'] },
    async () => {
      await open()
      await expect.element(page.getByText(copy.missing(1))).toBeVisible()
      await expect.element(submit).toBeDisabled()
      await tapText('其他原因')
      const reason = page.getByRole('textbox', { name: '请告诉我们具体原因' })
      await reason.fill('   ')
      await expect.element(submit).toBeDisabled()
      await reason.fill('想再比较')
      await expect.element(submit).toBeEnabled()
      await expect.element(page.getByText(copy.missing(1))).not.toBeInTheDocument()
    },
  )

  it('is nobody’s duty: one tap leads home, and sends nothing', async () => {
    const { tap, exits, calls } = await open()
    await tap(surveyCopy.skip)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
    expect(calls(SUBMIT)).toEqual([])
  })

  it('asks what follows from the rating', { tags: ['survey.5'] }, async () => {
    await open(RATING)
    await star(2).click()
    await expect.element(page.getByText('哪些方面让您不满意？')).toBeVisible()
    await star(3).click()
    await expect.element(page.getByText('您最希望我们改进哪一点？')).toBeVisible()
    await expect.element(page.getByText('哪些方面让您不满意？')).not.toBeInTheDocument()
  })

  it(
    'says how many can be chosen at most, and changes nothing',
    { tags: ['survey.8', 'field.9'] },
    async () => {
      await open(RATING)
      await star(1).click()
      for (const name of ['额度太低', '息费偏高', '流程太长', '看不懂页面']) await tapText(name)
      await expect.element(page.getByText(surveyCopy.tooMany(3))).toBeVisible()
      expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(3)
    },
  )

  it('a text has at most 200 characters and a counter', { tags: ['survey.6'] }, async () => {
    await open()
    const text = page.getByRole('textbox', { name: '您还有什么想对我们说的？' })
    await text.fill('好'.repeat(201))
    await expect.element(page.getByText('200/200')).toBeVisible()
    await expect.element(text).toHaveValue('好'.repeat(200))
  })
})

describe('submitting', () => {
  it(
    'sends the answers once, with the seconds that the page was open, and thanks for 1500 ms',
    { tags: ['survey.3', 'survey.10'] },
    async () => {
      const { clock, calls, exits } = await open()
      await tapText('暂时不需要用钱')
      await clock.advance(7_900)
      await expect.element(submit).toBeEnabled()
      const button = submit.element() as HTMLButtonElement
      for (let tap = 0; tap < 20; tap += 1) button.click()
      await expect.element(thanks).toBeVisible()
      expect(requests(calls(SUBMIT))).toMatchObject([
        {
          currentPage: 'activity_survey',
          windowId: 'QW-QN-APPLY',
          submitQuestionRequest: {
            questionnaireCode: 'QN-APPLY',
            second: 7,
            source: 1,
            subjectAnswerData: [
              { subjectId: 'S101', subjectAnswer: ['D'] },
              { subjectId: 'S104', subjectAnswer: [] },
            ],
          },
        },
      ])
      await clock.advance(1_499)
      expect(exits).toEqual([])
      await clock.advance(1)
      await expect.poll(() => exits).toEqual([{ name: 'home', query: undefined }])
    },
  )

  it('says a refusal in the words of the server, and keeps the answers', { tags: ['survey.9'] }, async () => {
    const { text } = await open({
      faults: [{ match: SUBMIT, times: 1, fault: { kind: 'result', code: 500, message: '请稍后提交' } }],
    })
    await tapText('暂时不需要用钱')
    await submit.click()
    await expect.element(text('请稍后提交')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: '暂时不需要用钱' })).toBeChecked()
    await submit.click()
    await expect.element(thanks).toBeVisible()
  })

  it('after a lost reply does not ask for what the server has', { tags: ['survey.9'] }, async () => {
    const { text } = await open({
      search: { questionnaireCode: 'QN-APPLY' },
      faults: [{ match: SUBMIT, fault: 'drop=after' }],
    })
    await tapText('暂时不需要用钱')
    await submit.click()
    await expect.element(text(surveyCopy.failed)).toBeVisible()
    await expect.element(text(copy.none.title)).toBeVisible()
  })
})
