import { defineStep, type StepPageProps } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

// Size: three pages that leave, each with its words for a customer who is still here
/** Pages without content of their own: each resolves where the customer goes, and replaces itself. */
const passageStep = defineStep({ title: '正在跳转', exits: { done: null } })

/** Takes its exit at once: to the server, or to another product by `link(key, { replace: true })`. */
export const passage = passageStep.page(() => import('./Passage.tsx'))

interface AgencyOptions {
  group: CallGroup
}
const agencyStep = defineStep({ title: '持牌机构放款', exits: { done: null } })
/** Leaves for the institution that lends; `done` when the server names a page of ours (50 ms). */
export const agency = ({ group = 'channel' }: Partial<AgencyOptions> = {}) =>
  agencyStep.page(() => import('./Agency.tsx'), { group })

const bindCardStep = defineStep({ title: '前往绑卡', exits: { done: null } })
/** Leaves for the bank's page that adds a card, which comes back to the start of the flow. */
export const bindCard = bindCardStep.page(() => import('./BindCard.tsx'))

export type Props = StepPageProps<typeof passageStep>
export type AgencyProps = StepPageProps<typeof agencyStep, undefined, AgencyOptions>
export type BindCardProps = StepPageProps<typeof bindCardStep>
