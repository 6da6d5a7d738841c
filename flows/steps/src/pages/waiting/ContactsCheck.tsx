import { cashQueryLoanButtonAuth } from '@koo/api-client/calls'
import { useHost, type StepPageProps } from '@koo/flow'
import { DrawingPeople } from '@koo/kit/Drawing'
import { WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { copy } from './copy.ts'
import { fromSearch } from '../../blocks/channel/fromLoan.ts'
import { CONTACTS } from './rules.ts'
import type { ContactsCheckStep } from './step.ts'
import { useDecided } from './useDecided.ts'

/** `contactsAuth`: 1 verified, 4 failed until tomorrow; anything else is not decided. */
const PASSED = 1
const FAILED = 4

export const search = fromSearch

type ContactsProps = StepPageProps<ContactsCheckStep, typeof search>

export default function ContactsCheck({ search: { from }, exit }: ContactsProps) {
  const host = useHost()
  const polling = usePolling(
    cashQueryLoanButtonAuth,
    {},
    {
      ...CONTACTS,
      done: ({ contactsAuth }) => contactsAuth === PASSED || contactsAuth === FAILED,
    },
  )
  const shown = useDecided(
    polling,
    (reply) => reply && (reply.contactsAuth === PASSED ? exit('passed', { from }) : exit('failed')),
  )
  return (
    <WaitingPage
      polling={shown}
      drawing={<DrawingPeople />}
      {...copy.contacts}
      leave={{ text: copy.leave, onLeave: () => host.close() }}
    />
  )
}
