export { SurveySheet } from './SurveySheet.tsx'
export type { SurveySheetProps } from './SurveySheet.tsx'
