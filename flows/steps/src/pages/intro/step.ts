import { defineStep, type StepPageProps } from '@koo/flow'

const lead = defineStep({ title: '借款服务推荐', exits: { start: null } })

/** What a partner lender offers, and the start of its application (decision of `hami.lead`). */
export const leadIntro = lead.page(() => import('./LeadIntro.tsx'))

export type Props = StepPageProps<typeof lead>
