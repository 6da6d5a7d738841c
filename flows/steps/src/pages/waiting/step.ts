import { carries, defineStep, type StepPageProps } from '@koo/flow'
import type { FromLoan } from '../../blocks/channel/fromLoan.ts'
import type { CallGroup } from '../../blocks/channel/group.ts'

// Size: four pages that wait, among them the result of an order with each of its states, each loaded by itself
const waiting = defineStep({
  title: '额度评估',
  exits: {
    passed: null,
    failed: null,
    /** Nothing is running here: the server says where the customer is. */
    missing: null,
  },
})
const contacts = defineStep({ title: '联系人核实', exits: { passed: carries<FromLoan>(), failed: null } })

interface Options {
  group: CallGroup
}

/** Waits for a running assessment (statuses 0 to 3). It starts none: `assess` does. */
export const assessment = ({ group = 'channel' }: Partial<Options> = {}) =>
  waiting.page(() => import('./Assessment.tsx'), { group })

/** Starts the assessment before the application, and waits for it (codes `pre-assess-amount-…`). */
export const preAssessment = waiting.page(() => import('./PreAssessment.tsx'))

/** Waits until saved contacts are verified. */
export const contactsCheck = contacts.page(() => import('./ContactsCheck.tsx'))

export type Props = StepPageProps<typeof waiting>
export type AssessmentProps = StepPageProps<typeof waiting, undefined, Options>
export type ContactsCheckStep = typeof contacts
