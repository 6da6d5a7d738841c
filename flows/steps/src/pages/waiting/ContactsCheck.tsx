import { cashQueryLoanButtonAuth } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { DrawingPeople } from '@koo/kit/Drawing'
import { usePolling } from '@koo/page/query'
import { fromSearch } from '../../blocks/channel/fromLoan.ts'
import { copy } from './copy.ts'
import { DecisionPage } from './DecisionPage.tsx'
import type { ContactsCheckStep } from './step.ts'

/** `contactsAuth`: 1 verified, 4 failed until tomorrow; anything else is not decided. */
const PASSED = 1
const FAILED = 4

export const search = fromSearch

type ContactsProps = StepPageProps<ContactsCheckStep, typeof search>

export default function ContactsCheck({ search: { from }, exit }: ContactsProps) {
  const polling = usePolling(
    cashQueryLoanButtonAuth,
    {},
    {
      pause: 1_000,
      max: 10,
      done: ({ contactsAuth }) => contactsAuth === PASSED || contactsAuth === FAILED,
    },
  )
  return (
    <DecisionPage
      polling={polling}
      drawing={<DrawingPeople />}
      {...copy.contacts}
      onDecided={(reply) =>
        reply && (reply.contactsAuth === PASSED ? exit('passed', { from }) : exit('failed'))
      }
    />
  )
}
