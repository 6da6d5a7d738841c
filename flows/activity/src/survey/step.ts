import { defineStep } from '@koo/flow'

const step = defineStep({ title: '问卷调查', exits: { home: null } })

/** A survey as a page of its own: the one that the address names, else the first that is open. */
export const survey = step.page(() => import('./SurveyPage.tsx'))

export type SurveyStep = typeof step
