import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '信用卡认证', exits: { done: null, blocked: null, apply: null } })

/** The customer's credit cards, and the form that binds another one. `done`: a card was bound. */
export const card = step.page(() => import('./Card.tsx'))

export type Props = StepPageProps<typeof step>
