import { chunk } from '@koo/page'

/** The survey itself: loaded when there is one to show. */
export const surveyCode = chunk(() => import('./Survey.tsx'))
