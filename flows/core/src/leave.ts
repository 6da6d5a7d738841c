import type { ComponentType } from 'react'

import type { FlowHost } from './host.ts'
import type { LeaveCopy, LeaveDialogProps } from './leaveDialog.ts'
import type { SettingsPort } from './ports.ts'
import type { Query } from './search.ts'

/** An attempt to leave a page. `to`: the address inside the app that would open; null is outside the app. */
export interface LeaveAttempt {
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
  readonly to: string | null
  /** Address of the history entry below, to which one back leads. Null on the first entry. */
  readonly enteredFrom: string | null
  /** How often the user went back from this page since it was last completed; survives a reload. */
  readonly backsBefore: number
  /** The page has unsaved input: see `useUnsaved`. */
  readonly dirty: boolean
}
/** What is shown before the page is left: other copy, another dialog, or both. Null lets the user go. */
export type LeaveAnswer = {
  readonly copy?: LeaveCopy
  readonly Dialog?: ComponentType<LeaveDialogProps>
} | null
/**
 * Finds out, from the server, what to show. The attempt is held meanwhile, and a second back lets the customer go. `signal` is
 * aborted when the result is no longer needed.
 */
export type LeaveQuestion = (
  attempt: LeaveAttempt,
  context: { readonly host: FlowHost; readonly query: Query; readonly signal: AbortSignal },
) => Promise<LeaveAnswer>

/** When and how the customer is asked before leaving a page. */
export interface LeavePolicy {
  readonly id: string
  /** Text of the plain dialog. A function takes figures from `host.config`, and is neutral without them. */
  readonly copy: LeaveCopy | ((settings: SettingsPort) => LeaveCopy)
  /** Whether to ask. Pure: another reading of the rule is one changed line. */
  readonly blocks: (attempt: LeaveAttempt) => boolean
  /** Without it the plain dialog opens at once. A page may set its own by `useLeaveQuestion`. */
  readonly ask?: LeaveQuestion
  /** What happens when the question fails or takes longer than LEAVE_LIMIT_MS: the plain dialog (default), or leaving. */
  readonly unanswered?: 'dialog' | 'leave'
}
/** The text of a policy's plain dialog. */
export const leaveCopyOf = ({ copy }: LeavePolicy, settings: SettingsPort): LeaveCopy =>
  typeof copy === 'function' ? copy(settings) : copy
/** How long an attempt to leave is held for `ask`, at most. */
export const LEAVE_LIMIT_MS = 1_500

/** Guarded pages: the first back is allowed, a second one to the page the user came from asks. */
export const confirmAbandon = (copy: LeavePolicy['copy']): LeavePolicy => ({
  id: 'abandon',
  copy,
  blocks: (attempt) =>
    attempt.action === 'POP' && attempt.backsBefore > 0 && attempt.to === attempt.enteredFrom,
})
/** Going back always asks. */
export const askOnBack = (copy: LeavePolicy['copy']): LeavePolicy => ({
  id: 'back',
  copy,
  blocks: ({ action }) => action === 'POP',
})
/** Going back asks while the page has unsaved input. */
export const askWhenDirty = (copy: LeavePolicy['copy']): LeavePolicy => ({
  id: 'unsaved',
  copy,
  blocks: ({ action, dirty }) => action === 'POP' && dirty,
})
