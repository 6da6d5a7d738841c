import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '协议列表',
  login: false,
  exits: { agreement: carries<{ key: string; part: string }>(), back: null },
})

/** The agreements of the partners below the credit authorisation. */
export const agreementList = step.page(() => import('./AgreementList.tsx'))

export type Props = StepPageProps<typeof step>
