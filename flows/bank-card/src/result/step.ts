import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '绑卡结果', exits: { list: null, again: null, loan: null } })

/** Whether a card has been added at the bank: the cards of now beside those of before. */
export const result = step.page(() => import('./CardResult.tsx'))

export type Props = StepPageProps<typeof step>
