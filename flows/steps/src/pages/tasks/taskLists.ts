import type { LoanButtonAuth, ProcessStep } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { groupFigures, readLoanButtonAuth } from '@koo/pricing'
import { copy } from './copy.ts'

/** Proofs that a loan needs, by the exits that lead to their pages. */
export type Proof = keyof typeof copy.tasks

/** contactsAuth: valid, and refused until tomorrow (loan button). */
const CONTACTS = { valid: 1, failed: 4 } as const
/** Status of an authorisation (contract, ProcessStep). */
const RAISED = '3'

// gap N17
/** What is missing for a loan (loan button). */
export function missingTasks(reply: LoanButtonAuth): readonly (Task & { readonly id: Proof })[] {
  const { hasFace, hasId, hasIdPhotos, contacts, isTimeVerified } = readLoanButtonAuth(reply)
  const open = (id: Proof, text: string = copy.tasks[id].text) =>
    ({ id, title: copy.tasks[id].title, text, state: 'open' }) as const
  const missing: (Task & { readonly id: Proof })[] = []
  if (!hasFace) missing.push(open('face'))
  if (!hasId) missing.push(open('identity'))
  if (!hasIdPhotos) missing.push(open('photos'))
  if (contacts === CONTACTS.failed) {
    missing.push({ ...open('contacts', copy.contactsFailed), state: 'blocked' })
  } else if (contacts !== CONTACTS.valid) missing.push(open('contacts'))
  else if (!isTimeVerified) missing.push(open('contacts', copy.expired))
  return missing
}

/** The authorisations that raise the limit; their names and rewards are the server's. Ids are places: codes may be missing or repeated. */
export const raiseTasks = (steps: readonly ProcessStep[]): readonly Task[] =>
  steps.map(({ title, status, reward, linkUrl }, place) => {
    const isDone = String(status) === RAISED
    return {
      id: String(place),
      title,
      state: isDone ? 'done' : 'open',
      canOpen: !isDone && Boolean(linkUrl),
      ...(reward && { reward: groupFigures(reward) }),
    }
  })
