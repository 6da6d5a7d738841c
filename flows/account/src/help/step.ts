import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '帮助中心',
  login: false,
  exits: { article: carries<{ id: string }>(), service: null, feedback: null },
})

/** Questions that customers ask, by group, with a search. */
export const help = step.page(() => import('./Help.tsx'))

export type Props = StepPageProps<typeof step>
