import type { Questionnaire, QuestionnaireAnswers } from '@koo/api-client/types'
import type { QuestionKind, QuestionOption } from '@koo/kit/SurveyQuestion'
import { TEMPLATES } from './constants.ts'

/** A question that the page can ask. */
export interface Question {
  readonly id: string
  readonly kind: QuestionKind
  readonly title: string
  readonly options: readonly QuestionOption[]
  /** Maximum number of selected options; 0 means no limit. */
  readonly max: number
  readonly isRequired: boolean
  /** It is asked after one of these answers; none: always. */
  readonly after: readonly { readonly id: string; readonly answer: string }[]
  /** As it came: its ids are sent back unchanged. */
  readonly subject: Questionnaire['subjectList'][number]
}

/** Answers by the id of their question, as the kit's `SurveyQuestion` gives them. */
export type Answers = Readonly<Record<string, readonly string[]>>

const isYes = (flag: boolean | number | null | undefined) => flag === true || flag === 1

/** A survey that is open. */
const OPEN = 1

/** Whether a survey has been closed: its status is a number, and another one than that of an open survey. */
function isClosed({ questionnaireStatus: status }: Questionnaire): boolean {
  const number = typeof status === 'string' && status.trim() === '' ? Number.NaN : Number(status ?? OPEN)
  return !Number.isNaN(number) && number !== OPEN
}

const byKey = new Intl.Collator('en', { numeric: true })

// survey.12
/**
 * The questions of a survey that can be asked and answered: those that head it, then the others, each in their order. Unknown
 * templates are left out, and so is a choice without options; a closed survey has none. The options of a question that says so
 * (`isOptionSort`) are in the order of their keys.
 */
export function readQuestions(survey: Questionnaire): readonly Question[] {
  if (isClosed(survey)) return []
  const heads = survey.subjectList.filter(({ isHeader }) => isYes(isHeader))
  const others = survey.subjectList.filter(({ isHeader }) => !isYes(isHeader))
  return [...heads, ...others].flatMap((subject) => {
    const kind = TEMPLATES.get(subject.templateCode)
    const { optionList, optionUpperLimit } = subject.subjectOptionData ?? {}
    const given = optionList?.map(({ key, value }) => ({ value: key, label: value })) ?? []
    const options = isYes(subject.isOptionSort)
      ? given.toSorted((one, other) => byKey.compare(one.value, other.value))
      : given
    const isChoice = kind === 'one' || kind === 'several'
    if (!kind || (isChoice && options.length === 0)) return []
    return {
      id: String(subject.subjectId),
      kind,
      title: subject.subjectTitle,
      options,
      max: Math.max(0, optionUpperLimit ?? 0),
      isRequired: isYes(subject.isRequired),
      after: (subject.subjectRelationList ?? []).map(({ relationId, relationValue }) => ({
        id: String(relationId),
        answer: relationValue ?? '',
      })),
      subject,
    }
  })
}

/** The answer without blanks at its ends; blanks alone are no answer (survey.7). */
const answerOf = (answers: Answers, { id }: Question): string[] =>
  (answers[id] ?? []).map((text) => text.trim()).filter((text) => text !== '')

// survey.5
/**
 * The questions to ask after these answers: those without a condition, then those whose condition is met by an answer to
 * a question that is asked itself. Questions that wait for each other are never asked.
 */
export function askedQuestions(questions: readonly Question[], answers: Answers): readonly Question[] {
  const asked = new Set<Question>()
  const isMet = ({ id, answer }: Question['after'][number]) =>
    [...asked].some((before) => before.id === id && answerOf(answers, before).includes(answer))
  for (let size = -1; size < asked.size;) {
    size = asked.size
    for (const question of questions)
      if (question.after.length === 0 || question.after.some(isMet)) asked.add(question)
  }
  return questions.filter((question) => asked.has(question))
}

// survey.2
/** How many required questions that are asked have no answer. */
export const missingAnswers = (asked: readonly Question[], answers: Answers): number =>
  asked.filter((question) => question.isRequired && answerOf(answers, question).length === 0).length

/** Whether all required questions that are asked have an answer. */
export const isComplete = (asked: readonly Question[], answers: Answers): boolean =>
  missingAnswers(asked, answers) === 0

/** The answers as they are sent: of the questions that are asked, and of no other. */
export const answerData = (
  asked: readonly Question[],
  answers: Answers,
): QuestionnaireAnswers['subjectAnswerData'] =>
  asked.map((question) => ({
    ...(question.subject.subjectCode != null && { subjectCode: question.subject.subjectCode }),
    subjectId: question.subject.subjectId,
    isRequired: question.isRequired,
    subjectAnswer: answerOf(answers, question),
  }))
