import type { Permission } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { readableText } from '@koo/pricing'
import { DONE } from './codes.ts'
import { copy } from './copy.ts'

/** Refusals that hold for every authorisation of the customer: a page with several says them once. */
const OF_ACCOUNT: readonly unknown[] = ['noCredit', 'frozen', 'blocked']

/** Whether a verification may not start because none may. */
export const isOfAccount = (permission: Permission | undefined): permission is Permission =>
  permission !== undefined && !permission.allowed && OF_ACCOUNT.includes(permission.reasonCode)

/** The state of a verification in a list: open, done, or blocked with the lender's reason. */
export function permissionState({ allowed, reason, reasonCode }: Permission): Pick<Task, 'state' | 'text'> {
  if (allowed) return { state: 'open' }
  if (reasonCode === DONE) return { state: 'done' }
  return { state: 'blocked', text: readableText(reason || copy.faces.other.text) }
}
