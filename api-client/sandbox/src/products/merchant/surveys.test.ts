import type { Calls } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/client.ts'
import { DAY, merchant } from './testing/shop.ts'

type Answer =
  Calls['other/questionnaireSubmit']['request']['submitQuestionRequest']['subjectAnswerData'][number]

const PAGES = ['loanApplyPage', 'loanConfirmPage', 'leadFlowLoanConfirmPage'] as const

function request(
  questionnaireCode: string,
  answers: Record<string, string[]>,
  source: string | number = 1,
): Calls['other/questionnaireSubmit']['request'] {
  const subjectAnswerData: Answer[] = Object.entries(answers).map(([subjectId, subjectAnswer]) => ({
    subjectId,
    subjectAnswer,
  }))
  return {
    currentPage: 'loanApplyPage',
    submitQuestionRequest: { questionnaireCode, second: 12, source, subjectAnswerData },
  }
}

async function refused(person: Person, code: string, answers: Record<string, string[]>): Promise<string> {
  const [result, message] = await person.refusal('other/questionnaireSubmit', request(code, answers))
  expect(result).toBe(400)
  return message
}

describe('a survey', () => {
  it('is there for each page that has one', async () => {
    const { person } = await merchant()
    const codes = []
    for (const currentPage of PAGES) {
      codes.push((await person.call('other/getQuestionnaireInfo', { currentPage }))?.questionnaireCode)
    }
    expect(codes).toEqual(['QN-APPLY', 'QN-CONFIRM', 'QN-LEAD'])
    expect(await person.call('other/getQuestionnaireInfo', { currentPage: 'other' })).toBeNull()
  })

  it('rates with five stars and asks on by rating', async () => {
    const { person } = await merchant()
    const survey = await person.call('other/getQuestionnaireInfo', { currentPage: 'loanConfirmPage' })
    const follow = survey?.subjectList.map(({ templateCode, subjectRelationList }) => [
      templateCode,
      subjectRelationList?.map(({ relationValue }) => relationValue).join(''),
    ])
    expect(follow).toEqual([
      ['TP00001', ''],
      ['TX00002', '12'],
      ['TX00001', '3'],
      ['TX00002', '45'],
      ['TT00001', ''],
    ])
  })

  it('is opened once a day', async () => {
    const { person, later } = await merchant()
    const currentPage = 'loanApplyPage'
    await person.call('other/questionnaireReport', { currentPage, windowId: 'QW-QN-APPLY' })
    expect(await person.call('other/getQuestionnaireInfo', { currentPage })).toBeNull()
    expect(await person.call('other/getQuestionnaireInfo', { currentPage: 'loanConfirmPage' })).not.toBeNull()
    await later(DAY)
    expect(await person.call('other/getQuestionnaireInfo', { currentPage })).not.toBeNull()
    expect(await person.refusal('other/questionnaireReport', { currentPage: 'other' })).toEqual([
      400,
      '问卷已下线',
    ])
  })

  it('is opened once a day also from a page of its own, by its window', async () => {
    const { person } = await merchant()
    await person.call('other/questionnaireReport', {
      currentPage: 'activity_survey',
      windowId: 'QW-QN-APPLY',
    })
    const currentPage = 'loanApplyPage'
    expect(await person.call('other/getQuestionnaireInfo', { currentPage })).toBeNull()
    expect(
      await person.refusal('other/questionnaireReport', {
        currentPage: 'activity_survey',
        windowId: 'QW-NONE',
      }),
    ).toEqual([400, '问卷已下线'])
  })

  it('is accepted once, and shown again after 90 days', async () => {
    const { person, later } = await merchant()
    const sent = request('QN-APPLY', { S101: ['A'] })
    await person.call('other/questionnaireSubmit', sent)
    expect(await person.refusal('other/questionnaireSubmit', sent)).toEqual([
      42121,
      '您已提交过该问卷，感谢您的反馈',
    ])
    const currentPage = 'loanApplyPage'
    await later(90 * DAY - 1)
    expect(await person.call('other/getQuestionnaireInfo', { currentPage })).toBeNull()
    await later(1)
    expect(await person.call('other/getQuestionnaireInfo', { currentPage })).not.toBeNull()
    await person.call('other/questionnaireSubmit', sent)
  })

  it.each<[string, Record<string, string[]>]>([
    ['QN-APPLY', { S101: ['B'], S102: ['A'] }],
    ['QN-APPLY', { S101: ['息费偏高'], S102: ['12%以内'] }],
    ['QN-APPLY', { S101: ['F'], S103: ['暂时用不上'], S104: [' '] }],
    ['QN-CONFIRM', { S201: ['2'], S202: ['A', 'B', 'C'] }],
    ['QN-CONFIRM', { S201: ['3'], S203: ['D'], S205: ['字'.repeat(200)] }],
    ['QN-CONFIRM', { S201: ['5'] }],
    ['QN-LEAD', { S301: ['4'], S304: ['A', 'D'] }],
  ])('%s takes %j', async (code, answers) => {
    const { sandbox, person } = await merchant()
    await person.call('other/questionnaireSubmit', request(code, answers))
    const surveys = sandbox.world().users[0]?.slices.merchant?.surveys
    expect(Object.keys(surveys?.submittedAt ?? {})).toEqual([code])
  })

  it.each<[string, Record<string, string[]>, string]>([
    ['QN-NONE', {}, '问卷已下线'],
    ['QN-APPLY', {}, '请回答：您暂时不借款的主要原因是？'],
    ['QN-APPLY', { S101: ['', ' '] }, '请回答：您暂时不借款的主要原因是？'],
    ['QN-APPLY', { S101: ['B'] }, '请回答：您能接受的年化利率大约是？'],
    ['QN-APPLY', { S101: ['息费偏高'] }, '请回答：您能接受的年化利率大约是？'],
    ['QN-APPLY', { S101: ['F'], S103: [''] }, '请回答：请告诉我们具体原因'],
    ['QN-APPLY', { S101: ['A', 'B'] }, '最多可选1项'],
    ['QN-APPLY', { S101: ['Z'] }, '选项有误，请重新选择'],
    ['QN-APPLY', { S101: ['A'], S104: ['字'.repeat(201)] }, '最多可输入200字'],
    ['QN-APPLY', { S101: ['A'], S999: ['A'] }, '问卷内容有误，请重新打开后填写'],
    ['QN-CONFIRM', { S201: ['6'] }, '请选择1至5星'],
    ['QN-CONFIRM', { S201: ['1', '2'] }, '请选择1至5星'],
    ['QN-CONFIRM', { S201: ['1'], S202: ['A', 'B', 'C', 'D'] }, '最多可选3项'],
    ['QN-CONFIRM', { S201: ['1'], S202: ['A', '额度太低'] }, '选项有误，请重新选择'],
  ])('%s refuses %j: %s', async (code, answers, text) => {
    const { person } = await merchant()
    expect(await refused(person, code, answers)).toBe(text)
  })

  it('refuses another source, and two answers to one question', async () => {
    const { person } = await merchant()
    expect(
      await person.refusal('other/questionnaireSubmit', request('QN-APPLY', { S101: ['A'] }, 2)),
    ).toEqual([400, '问卷来源有误，请重新打开'])
    const sent = request('QN-APPLY', { S101: ['A'] })
    const { subjectAnswerData } = sent.submitQuestionRequest
    subjectAnswerData.push({ subjectId: 'S101', subjectAnswer: ['B'] })
    expect(await person.refusal('other/questionnaireSubmit', sent)).toEqual([
      400,
      '问卷内容有误，请重新打开后填写',
    ])
  })

  it('with unknown question types can be completed by a page that leaves them out', async () => {
    const { person } = await merchant('survey-strange')
    const survey = await person.call('other/getQuestionnaireInfo', { currentPage: 'loanApplyPage' })
    expect(survey?.subjectList.map(({ templateCode }) => templateCode)).toContain('TZ00099')
    expect(await person.call('other/questionnaireSubmit', request('QN-STRANGE', { S904: ['A'] }))).toEqual({})
  })

  it('is none where the persona has none', async () => {
    const { person } = await merchant('survey-none')
    for (const currentPage of PAGES) {
      expect(await person.call('other/getQuestionnaireInfo', { currentPage })).toBeNull()
    }
  })
})
