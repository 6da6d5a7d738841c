import { cashQueryLoanButtonAuth } from '@koo/api-client/calls'
import { usePolling, WaitingPage } from '@koo/page'
import { copy } from './copy.ts'
import { CONTACTS } from './rules.ts'
import type { ContactsProps } from './step.ts'
import { useDecided } from './useDecided.ts'

/** `contactsAuth`: 1 verified, 4 failed until tomorrow (spec 4); anything else is not decided. */
const PASSED = 1
const FAILED = 4

export default function ContactsCheck({ exit }: ContactsProps) {
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
    (reply) => reply && exit(reply.contactsAuth === PASSED ? 'passed' : 'failed'),
  )
  return <WaitingPage polling={shown} {...copy.contacts} />
}
