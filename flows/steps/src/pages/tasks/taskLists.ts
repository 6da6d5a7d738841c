import type { LoanButtonAuth, ProcessStep } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { readableText, moneyCut, positiveCents, readLoanButtonAuth, WAN_CENTS, wanCents } from '@koo/pricing'
import { copy } from './copy.ts'

/** Proofs that a loan needs, by the exits that lead to their pages. */
export type Proof = keyof typeof copy.tasks

/** contactsAuth: valid, and refused until tomorrow (loan button). */
const CONTACTS = { valid: 1, failed: 4 } as const
/** Status of an authorisation (contract, ProcessStep). */
const RAISED = '3'
/** Less is not shown, because no cents are. */
const YUAN = 100
/** An amount in a sentence of the server: 最高可提8000元, 额度 +1,000元, 2万元. */
const AMOUNT = /([\d,.]+)(万?)元/

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

/** What is known of an authorisation beside the promotion: done meanwhile, in review, failed, or why it cannot start. */
export type RaiseState = Pick<Task, 'state' | 'text'>

/** Whether the promotion says that an authorisation is done. */
export const isRaised = ({ status }: ProcessStep): boolean => String(status) === RAISED

/**
 * The authorisations that raise the limit, the largest gain first, and what is done last; their names and rewards are the server's. Ids are
 * places in the reply: codes may be missing or repeated.
 * @param states by code; what has none is open
 */
export function raiseTasks(
  steps: readonly ProcessStep[],
  states: ReadonlyMap<string, RaiseState> = NO_STATES,
): readonly Task[] {
  return steps
    .map((step, place) => ({ step, place, isDone: isRaised(step), gain: gainOf(step.reward) }))
    .toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || b.gain - a.gain)
    .map(({ step: { code, title, reward, linkUrl }, place, isDone }) => {
      const { state, text } = isDone ? DONE : (states.get(code ?? '') ?? OPEN)
      return {
        id: String(place),
        title,
        state,
        canOpen: (state === 'open' || state === 'failed') && Boolean(linkUrl),
        ...(text && { text }),
        // What is done brings nothing more.
        ...(reward && state !== 'done' && { reward: readableText(reward) }),
      }
    })
}

const NO_STATES: ReadonlyMap<string, RaiseState> = new Map()
const OPEN: RaiseState = { state: 'open' }
const DONE: RaiseState = { state: 'done' }

/** What a reward brings, in yuan, for the order of the list alone; 0 when its text names no amount. */
function gainOf(reward: string | null | undefined): number {
  const [, figure = '', wan] = AMOUNT.exec(reward ?? '') ?? []
  const gain = Number(figure.replaceAll(',', '')) * (wan ? 10_000 : 1)
  return Number.isFinite(gain) ? gain : 0
}

/** The most that the limit can rise, as 2万 or 8,000; null when the reply names none. */
export function mostText(maxAmount: unknown): string | null {
  const most = positiveCents(maxAmount)
  if (most === null || most < YUAN) return null
  return most < WAN_CENTS ? moneyCut(most) : wanCents(most)
}
