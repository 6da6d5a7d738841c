import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '隐私设置',
  exits: { profile: null, export: null, cancel: null, service: null },
  needs: ['notificationSettings'],
})

/** What is collected and what for, what this phone allows, and what the customer may do about it. */
export const privacy = step.page(() => import('./Privacy.tsx'))

export type Props = StepPageProps<typeof step>
