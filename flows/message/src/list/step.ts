import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '消息中心',
  exits: {
    /** The messages of one type; without it all of them. */
    type: carries<{ type?: string }>(),
    home: null,
  },
})

/** The types of messages with the number of unread ones. */
export const list = step.page(() => import('./List.tsx'))

export type Props = StepPageProps<typeof step>
