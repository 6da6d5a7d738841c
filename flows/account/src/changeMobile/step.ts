import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '更换手机号', exits: { done: null, service: null, verify: null } })

/**
 * Another mobile number for the account, proved by the code that it receives; first the server says whether it may change now.
 * `verify`: the customer has to prove who they are first.
 */
export const changeMobile = step.page(() => import('./ChangeMobile.tsx'))

export type Props = StepPageProps<typeof step>
