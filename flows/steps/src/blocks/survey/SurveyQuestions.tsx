import { toast } from '@koo/kit/OverlayHost'
import { SurveyQuestion } from '@koo/kit/SurveyQuestion'
import { TEXT_MAX } from './constants.ts'
import { surveyCopy as copy } from './copy.ts'
import type { SurveyAnswers } from './useSurveyAnswers.ts'

/** The questions of a survey that are asked after the answers so far. */
export function SurveyQuestions({ answers: survey }: { answers: SurveyAnswers }) {
  const { asked, answers, answer, pending } = survey
  return asked.map((question) => (
    <SurveyQuestion
      key={question.id}
      kind={question.kind}
      title={question.title}
      options={question.options}
      max={question.max}
      onMax={(max) => toast(copy.tooMany(max))}
      maxLength={TEXT_MAX}
      placeholder={copy.placeholder}
      required={question.isRequired}
      disabled={pending}
      value={answers[question.id] ?? []}
      onValueChange={(value) => answer(question, value)}
    />
  ))
}
