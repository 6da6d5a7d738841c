export {
  prefetchLeaveSurvey,
  useLeaveSurvey,
  useSurveyOnLeaving,
  type StayQuestion,
} from './useLeaveSurvey.tsx'
export { useSurveyInvite, type SurveyInvite } from './useSurveyInvite.tsx'
export { SURVEY_PAGES, type SurveyPage } from './constants.ts'
