import type { WireRequest } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { TEMPLATE, type Subject } from './surveyTexts.ts'

type Answer = WireRequest<'other/questionnaireSubmit'>['submitQuestionRequest']['subjectAnswerData'][number]

/** Length limit of a text. */
const LONGEST_TEXT = 200

const STARS = ['1', '2', '3', '4', '5']

/** Refuses answers that do not match the questions: unknown, duplicate, of the wrong type, or missing but required. */
export function checkAnswers(subjects: readonly Subject[], answers: readonly Answer[]): void {
  const given = new Map<string, readonly string[]>()
  for (const { subjectId, subjectAnswer } of answers) {
    const id = String(subjectId)
    const subject = subjects.find((each) => String(each.subjectId) === id)
    if (given.has(id) || !subject) {
      throw new Refusal(RESULTS.badRequest, '问卷内容有误，请重新打开后填写')
    }
    const texts = subjectAnswer.map((text) => text.trim()).filter((text) => text !== '')
    given.set(
      id,
      texts.map((text) => keyOf(subject, text)),
    )
  }
  for (const subject of subjects) checkSubject(subject, given)
}

/** A selected answer by its key, whether the page sent key or text. */
function keyOf(subject: Subject, text: string): string {
  return subject.subjectOptionData?.optionList?.find(({ value }) => value === text)?.key ?? text
}

function checkSubject(subject: Subject, given: ReadonlyMap<string, readonly string[]>): void {
  const answer = given.get(String(subject.subjectId)) ?? []
  const complain = (text: string) => new Refusal(RESULTS.badRequest, text)
  if (answer.length === 0) {
    if (isRequired(subject, given)) throw complain(`请回答：${subject.subjectTitle}`)
    return
  }
  switch (subject.templateCode) {
    case TEMPLATE.stars:
      if (answer.length > 1 || !STARS.includes(answer[0] ?? '')) throw complain('请选择1至5星')
      return
    case TEMPLATE.one:
    case TEMPLATE.several: {
      const options = subject.subjectOptionData?.optionList ?? []
      const isKnown = (text: string) => options.some(({ key }) => key === text)
      if (!answer.every(isKnown) || new Set(answer).size < answer.length)
        throw complain('选项有误，请重新选择')
      const most =
        subject.templateCode === TEMPLATE.one ? 1 : (subject.subjectOptionData?.optionUpperLimit ?? 0)
      if (most > 0 && answer.length > most) throw complain(`最多可选${most}项`)
      return
    }
    default:
      if (answer.join('').length > LONGEST_TEXT) throw complain(`最多可输入${LONGEST_TEXT}字`)
  }
}

const KNOWN: readonly string[] = [...Object.values(TEMPLATE), 'TT00003']

/** A page leaves out question types that it does not know, and questions whose condition is not met. */
function isRequired(subject: Subject, given: ReadonlyMap<string, readonly string[]>): boolean {
  if (subject.isRequired !== true || !KNOWN.includes(subject.templateCode)) return false
  const relations = subject.subjectRelationList ?? []
  return (
    relations.length === 0 ||
    relations.some(
      ({ relationId, relationValue }) =>
        relationValue !== null &&
        relationValue !== undefined &&
        (given.get(String(relationId)) ?? []).includes(relationValue),
    )
  )
}
