import { otherGetQuestionnaireInfo } from '@koo/api-client/calls'
import { faultsOfTexts, sandboxWorld, wrongContents } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { SURVEY_PAGES, TEMPLATES, type SurveyPage } from './constants.ts'
import { askedQuestions, readQuestions } from './questions.ts'

const { gateway } = sandboxWorld()
const surveyOf = async (currentPage: SurveyPage) => {
  const survey = await otherGetQuestionnaireInfo(gateway, { currentPage })
  if (!survey) throw new Error(`no survey of ${currentPage}`)
  return survey
}

describe('a wrong value in a survey', () => {
  it('every kind of question is in one of the surveys', async () => {
    const surveys = await Promise.all(SURVEY_PAGES.map(surveyOf))
    const kinds = surveys.flatMap((survey) => readQuestions(survey).map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(TEMPLATES.values()))
  })

  it.each(SURVEY_PAGES)('is asked by no question of %s', async (currentPage) => {
    const right = await surveyOf(currentPage)
    const contents = await wrongContents((any) => otherGetQuestionnaireInfo(any, { currentPage }), right)
    expect(contents.length).toBeGreaterThan(0)
    const faults = contents.flatMap(({ name, content }) => {
      const questions = content ? readQuestions(content) : []
      // Whatever is answered first.
      const answers = Object.fromEntries(
        questions.map(({ id, options }) => [id, options.map(({ value }) => value)]),
      )
      const shown = [...askedQuestions(questions, {}), ...askedQuestions(questions, answers)]
      const texts = shown.map(({ title, options, max }) => ({ title, options, max }))
      return faultsOfTexts([content?.questionnaireTitle, content?.questionnaireDesc, texts]).map(
        (text) => `${name}: ${text}`,
      )
    })
    expect(faults).toEqual([])
  })
})
