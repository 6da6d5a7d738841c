import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '添加银行卡', exits: { result: null, list: null } })

/** Leaves for the bank's page that adds a card, which comes back to the result. */
export const add = step.page(() => import('./AddCard.tsx'))

export type Props = StepPageProps<typeof step>
