import type { Questionnaire } from '@koo/api-client/types'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerData, askedQuestions, isComplete, readQuestions } from './questions.ts'

type Subject = Questionnaire['subjectList'][number]

const subject = (id: number, templateCode: string, more: Partial<Subject> = {}): Subject => ({
  subjectId: id,
  subjectTitle: `问题${id}`,
  templateCode,
  ...more,
})
const read = (...subjectList: Subject[]) => readQuestions({ questionnaireCode: 'Q', subjectList })
const options = { optionList: [{ key: 'A', value: '甲' }] }
const after = (...of: [id: number, answer: string][]) => ({
  subjectRelationList: of.map(([relationId, relationValue]) => ({ relationId, relationValue })),
})
const asked = (questions: ReturnType<typeof read>, answers = {}) =>
  askedQuestions(questions, answers).map(({ id }) => id)

describe('the questions of a survey', () => {
  it.each([
    ['TP00001', 'stars'],
    ['TX00001', 'one'],
    ['TX00002', 'several'],
    ['TT00001', 'text'],
    ['TT00002', 'text'],
    ['TT00003', 'text'],
  ])('template %s is %s', { tags: ['survey.12'] }, (template, kind) => {
    expect(read(subject(1, template, { subjectOptionData: options }))[0]?.kind).toBe(kind)
  })

  it('leave out an unknown template, and a choice without options', { tags: ['survey.12'] }, () => {
    expect(read(subject(1, 'TZ00099'), subject(2, 'TX00001'), subject(3, 'TT00001'))).toMatchObject([
      { id: '3' },
    ])
  })

  it.each([true, 1])('that heads a survey comes first: %j', (isHeader) => {
    const questions = read(subject(1, 'TT00001'), subject(2, 'TP00001', { isHeader }), subject(3, 'TT00001'))
    expect(questions.map(({ id }) => id)).toEqual(['2', '1', '3'])
  })

  it.each([null, false, 0, 2, 'true', {}])('is in its place where the head is %j', (isHeader) => {
    const questions = read(subject(1, 'TT00001'), subject(2, 'TP00001', { isHeader } as never))
    expect(questions.map(({ id }) => id)).toEqual(['1', '2'])
  })

  const letters = (isOptionSort: unknown) => {
    const optionList = ['10', '9', 'B', 'A'].map((key) => ({ key, value: `项${key}` }))
    const [question] = read(
      subject(1, 'TX00001', { subjectOptionData: { optionList }, isOptionSort } as Partial<Subject>),
    )
    return question?.options.map(({ value }) => value)
  }

  it.each([true, 1])('has its options by their keys where it says so: %j', (sorted) => {
    expect(letters(sorted)).toEqual(['9', '10', 'A', 'B'])
  })

  it.each([undefined, null, false, 0, 2, 'true', []])('has them as they came with %j', (sorted) => {
    expect(letters(sorted)).toEqual(['10', '9', 'B', 'A'])
  })

  it.each([
    [1, 1],
    ['1', 1],
    [null, 1],
    [undefined, 1],
    // No number: as if it were not there.
    ['', 1],
    ['open', 1],
    [0, 0],
    ['0', 0],
    [2, 0],
    ['3', 0],
  ])('of a survey with the status %j are %i', (questionnaireStatus, count) => {
    const survey = { questionnaireCode: 'Q', subjectList: [subject(1, 'TP00001')] }
    const read = readQuestions({
      ...survey,
      ...(questionnaireStatus !== undefined && { questionnaireStatus }),
    })
    expect(read).toHaveLength(count)
  })

  it('follow an answer, of any kind of id, and any of several', { tags: ['survey.5'] }, () => {
    const questions = read(subject(1, 'TP00001'), subject(2, 'TT00001', after([1, '1'], [1, '2'])))
    expect(asked(questions)).toEqual(['1'])
    expect(asked(questions, { 1: ['2'] })).toEqual(['1', '2'])
    expect(asked(questions, { 1: ['3'] })).toEqual(['1'])
  })

  it('a question goes with the one before it, whatever was answered to it', { tags: ['survey.5'] }, () => {
    const questions = read(
      subject(3, 'TT00001', after([2, '是'])),
      subject(1, 'TP00001'),
      subject(2, 'TT00001', after([1, '1'])),
    )
    expect(asked(questions, { 1: ['1'], 2: ['是'] })).toEqual(['3', '1', '2'])
    expect(asked(questions, { 1: ['5'], 2: ['是'] })).toEqual(['1'])
  })

  it(
    'are complete without an answer to what is not required or not asked',
    { tags: ['survey.2', 'survey.7'] },
    () => {
      const questions = read(
        subject(1, 'TP00001', { isRequired: 1 }),
        subject(2, 'TT00001'),
        subject(3, 'TT00001', { isRequired: true, ...after([1, '1']) }),
      )
      const complete = (answers: Record<string, string[]>) =>
        isComplete(askedQuestions(questions, answers), answers)
      expect(complete({})).toBe(false)
      expect(complete({ 1: ['5'] })).toBe(true)
      expect(complete({ 1: ['1'] })).toBe(false)
      expect(complete({ 1: ['1'], 3: [' \n '] })).toBe(false)
      expect(complete({ 1: ['1'], 3: ['好'] })).toBe(true)
    },
  )

  it('their answers keep the ids as they came', { tags: ['survey.10'] }, () => {
    const questions = read(subject(1, 'TT00001', { subjectCode: 'SC1' }), subject(2, 'TT00001'))
    expect(answerData(questions, { 1: [' 好 '] })).toEqual([
      { subjectId: 1, subjectCode: 'SC1', isRequired: false, subjectAnswer: ['好'] },
      { subjectId: 2, isRequired: false, subjectAnswer: [] },
    ])
  })

  it.each([
    [undefined, false],
    [null, false],
    [0, false],
    [2, false],
    [1, true],
    [true, true],
  ])('isRequired %j means %s', (isRequired, expected) => {
    expect(read(subject(1, 'TT00001', { isRequired }))[0]?.isRequired).toBe(expected)
  })

  it.each([
    [undefined, 0],
    [null, 0],
    [-1, 0],
    [3, 3],
  ])('the limit %j is %i', { tags: ['survey.8'] }, (optionUpperLimit, max) => {
    const subjectOptionData = { ...options, optionUpperLimit }
    expect(read(subject(1, 'TX00002', { subjectOptionData }))[0]?.max).toBe(max)
  })

  it.each([undefined, null, {}, { optionList: null }, { optionList: [] }])(
    'stars need no options, a choice does: %j',
    (subjectOptionData) => {
      const more = { subjectOptionData }
      expect(read(subject(1, 'TP00001', more), subject(2, 'TX00002', more)).map(({ id }) => id)).toEqual([
        '1',
      ])
    },
  )

  it(
    'compare an answer without the blanks around it, and never with what is only similar',
    { tags: ['survey.5'] },
    () => {
      const questions = read(subject(1, 'TT00001'), subject(2, 'TT00001', after([1, '是'])))
      expect(asked(questions, { 1: [' 是 '] })).toEqual(['1', '2'])
      expect(asked(questions, { 1: ['是的'] })).toEqual(['1'])
      expect(asked(questions, { 1: [] })).toEqual(['1'])
    },
  )

  it('are not asked after an answer that nobody can give', { tags: ['survey.5'] }, () => {
    const questions = read(
      subject(1, 'TT00001', after([9, '1'])),
      subject(2, 'TT00001', { subjectRelationList: [{ relationId: 3 }] }),
      subject(3, 'TT00001'),
      subject(4, 'TT00001', after([4, '是'])),
    )
    expect(asked(questions, { 1: ['1'], 3: [''], 4: ['是'], 9: ['1'] })).toEqual(['3'])
  })

  it(
    'in any order and with any answers, are those whose condition is met by a question that is asked',
    { tags: ['survey.5'] },
    () => {
      const conditions = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom('A', 'B')), {
        maxLength: 2,
      })
      const surveys = fc.array(conditions, { minLength: 1, maxLength: 8 })
      const given = fc.dictionary(fc.integer({ min: 0, max: 7 }).map(String), fc.subarray(['A', 'B', ' ']))
      fc.assert(
        fc.property(surveys, given, (all, answers) => {
          const questions = read(...all.map((each, id) => subject(id, 'TT00001', after(...each))))
          const found = askedQuestions(questions, answers)
          expect(found).toEqual(questions.filter((question) => found.includes(question)))
          for (const question of questions.filter(({ after: { length } }) => length > 0)) {
            const isMet = question.after.some(({ id, answer }) =>
              found.some((other) => other.id === id && answers[id]?.includes(answer)),
            )
            // One that only follows itself or a circle is not asked, whatever was answered to it.
            if (found.includes(question)) expect(isMet).toBe(true)
            else if (isMet) expect.fail(`${question.id} is left out`)
          }
          expect(answerData(found, answers)).toHaveLength(found.length)
        }),
        { seed: 11, numRuns: 200 },
      )
    },
  )
})
