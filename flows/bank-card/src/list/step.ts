import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '我的银行卡', exits: { card: carries<{ card: string }>(), add: null } })

/** The customer's bank cards, with a button to add one. */
export const list = step.page(() => import('./CardList.tsx'))

export type Props = StepPageProps<typeof step>
