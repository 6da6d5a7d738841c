import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '地址管理', exits: { edit: carries<{ id?: string }>() } })

/** The customer's addresses. `edit` without an id: a new one. */
export const address = step.page(() => import('./Address.tsx'))

export type Props = StepPageProps<typeof step>
