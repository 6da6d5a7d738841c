import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '网络异常', login: false, exits: { retry: null, home: null } })

/** No network. Asks no call, so that it is shown without one. */
export const offline = step.page(() => import('./Offline.tsx'))

export type Props = StepPageProps<typeof step>
