export { SurveyQuestion } from './SurveyQuestion.tsx'
export { questionKinds } from './variants.ts'
export type { QuestionKind, QuestionOption, SurveyQuestionProps } from './SurveyQuestion.tsx'
