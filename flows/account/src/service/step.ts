import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '联系客服',
  login: false,
  exits: { help: null, feedback: null, complaint: null },
  needs: ['customerService'],
})

/** How to reach somebody: the service of the app where there is one, a telephone number with its hours, and in writing. */
export const service = step.page(() => import('./Service.tsx'))

export type Props = StepPageProps<typeof step>
