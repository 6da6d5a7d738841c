export { SurveyQuestion, questionKinds } from './SurveyQuestion.tsx'
export type { QuestionKind, QuestionOption, SurveyQuestionProps } from './SurveyQuestion.tsx'
