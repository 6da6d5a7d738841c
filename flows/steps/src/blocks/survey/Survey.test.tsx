import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, leave, openLeaving, rating, sheet, submit, thanks } from './testing/openLeaving.tsx'

const openReasons = async (options: Parameters<typeof openLeaving>[0] = {}) => {
  const opened = await openLeaving(options)
  await leave(opened)
  await expect.element(sheet).toBeVisible()
  return opened
}
const openRating = async () => {
  const opened = await openLeaving({ survey: 'loanConfirmPage' })
  await leave(opened)
  await expect.element(rating).toBeVisible()
  return opened
}
const star = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count}星`) })
const SUBMIT = 'other/questionnaireSubmit'

describe('a survey about reasons', () => {
  it('can be submitted once all required answers are there', { tags: ['survey.1', 'survey.2'] }, async () => {
    await openReasons()
    await expect.element(submit).toBeDisabled()
    await sheet.getByText('息费偏高').click()
    await expect.element(sheet.getByText('您能接受的年化利率大约是？')).toBeVisible()
    await expect.element(submit).toBeDisabled()
    await sheet.getByText('18%至24%').click()
    await expect.element(submit).toBeEnabled()
  })

  it('blanks are no answer', { tags: ['survey.7'] }, async () => {
    await openReasons()
    await sheet.getByText('其他原因').click()
    const reason = sheet.getByRole('textbox', { name: '请告诉我们具体原因' })
    await reason.fill('   ')
    await expect.element(submit).toBeDisabled()
    await reason.fill(' 想再比较 ')
    await expect.element(submit).toBeEnabled()
  })

  it('a text has a counter and at most 200 characters', { tags: ['survey.6'] }, async () => {
    await openReasons()
    const text = sheet.getByRole('textbox', { name: '您还有什么想对我们说的？' })
    await text.fill('好')
    await expect.element(sheet.getByText('1/200')).toBeVisible()
    await text.fill('🤣'.repeat(201))
    await expect.element(sheet.getByText('200/200')).toBeVisible()
    await expect.element(text).toHaveValue('🤣'.repeat(200))
  })

  it(
    'sends the answers with the seconds that it was open, and source 1',
    { tags: ['survey.10'] },
    async () => {
      const { clock, calls } = await openReasons()
      await sheet.getByText('其他原因').click()
      await sheet.getByRole('textbox', { name: '请告诉我们具体原因' }).fill(' 想再比较 ')
      await clock.advance(7_900)
      await submit.click()
      await expect.element(thanks).toBeVisible()
      expect(calls('questionnaireSubmit')).toEqual([
        {
          currentPage: 'loanApplyPage',
          windowId: 'QW-QN-APPLY',
          submitQuestionRequest: {
            questionnaireCode: 'QN-APPLY',
            second: 7,
            source: 1,
            subjectAnswerData: [
              { subjectCode: 'SC101', subjectId: 'S101', isRequired: true, subjectAnswer: ['F'] },
              { subjectCode: 'SC103', subjectId: 'S103', isRequired: true, subjectAnswer: ['想再比较'] },
              { subjectCode: 'SC104', subjectId: 'S104', isRequired: false, subjectAnswer: [] },
            ],
          },
        },
      ])
    },
  )

  it(
    'a refusal is said in the words of the server, and keeps the answers',
    { tags: ['survey.9'] },
    async () => {
      const body = { Result: 500, ResultMessage: '问卷已下线', Content: null }
      const { calls } = await openReasons({
        faults: [{ match: SUBMIT, fault: { kind: 'reply', body }, times: 1 }],
      })
      await sheet.getByText('暂时不需要用钱').click()
      await submit.click()
      await expect.element(page.getByText('问卷已下线')).toBeVisible()
      await expect.element(sheet.getByRole('radio', { name: '暂时不需要用钱' })).toBeChecked()
      await submit.click()
      await expect.element(thanks).toBeVisible()
      expect(calls('questionnaireSubmit')).toHaveLength(2)
    },
  )

  it.each(['drop=before', 'http=503'])(
    '提交失败，请稍后再试~ where the server says nothing: %s',
    { tags: ['survey.9'] },
    async (fault) => {
      await openReasons({ faults: [{ match: SUBMIT, fault }] })
      await sheet.getByText('暂时不需要用钱').click()
      await submit.click()
      await expect.element(page.getByText('提交失败，请稍后再试~')).toBeVisible()
      await expect.element(sheet).toBeVisible()
    },
  )

  it(
    'leaves out what it does not know, and questions that wait for each other',
    { tags: ['survey.12'] },
    async () => {
      const opened = await openLeaving({ persona: 'survey-strange' })
      await leave(opened)
      const strange = page.getByRole('dialog', { name: '问卷调查' })
      await expect.element(strange.getByText('您是从哪里知道我们的？')).toBeVisible()
      expect(strange.getByRole('radio').elements()).toHaveLength(3)
      expect(strange.element().textContent).not.toContain('拖动排序')
      await strange.getByText('朋友推荐').click()
      await submit.click()
      await expect.element(thanks).toBeVisible()
    },
  )
})

describe('a rating', () => {
  it.each([
    [2, '哪些方面让您不满意？'],
    [3, '您最希望我们改进哪一点？'],
    [5, '哪些方面让您满意？'],
  ])('after %i stars it asks %s', { tags: ['survey.1', 'survey.5'] }, async (stars, question) => {
    await openRating()
    await star(stars).click()
    await expect.element(rating.getByText(question)).toBeVisible()
    const others = ['哪些方面让您不满意？', '您最希望我们改进哪一点？', '哪些方面让您满意？']
    for (const other of others.filter((text) => text !== question))
      await expect.element(rating.getByText(other)).not.toBeInTheDocument()
  })

  it(
    'another rating asks something else, and only answers to what is asked are sent',
    { tags: ['survey.5'] },
    async () => {
      const { calls } = await openRating()
      await star(2).click()
      await rating.getByText('息费偏高').click()
      await star(4).click()
      await rating.getByText('到账快').click()
      await submit.click()
      await expect.element(thanks).toBeVisible()
      expect(calls('questionnaireSubmit')).toMatchObject([
        {
          submitQuestionRequest: {
            subjectAnswerData: [
              { subjectId: 'S201', subjectAnswer: ['4'] },
              { subjectId: 'S204', subjectAnswer: ['D'] },
              { subjectId: 'S205', subjectAnswer: [] },
            ],
          },
        },
      ])
    },
  )

  it('says how many can be chosen at most, and changes nothing', { tags: ['survey.8'] }, async () => {
    await openRating()
    await star(1).click()
    for (const name of ['额度太低', '息费偏高', '流程太长', '看不懂页面'])
      await rating.getByText(name).click()
    await expect.element(page.getByText('最多可选3项')).toBeVisible()
    await expect.element(rating.getByRole('checkbox', { name: '看不懂页面' })).not.toBeChecked()
    expect(rating.getByRole('checkbox', { checked: true }).elements()).toHaveLength(3)
  })

  it('can be left at any time', async () => {
    const { view, calls } = await openRating()
    await star(1).click()
    await button('不填了，直接离开').click()
    await view.shows('f_before')
    expect(calls('questionnaireSubmit')).toEqual([])
  })
})
