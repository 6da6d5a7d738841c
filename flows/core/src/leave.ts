import type { ComponentType } from 'react'

import type { FlowHost } from './host.ts'
import type { LeaveCopy, LeaveDialogProps } from './leaveDialog.ts'
import type { Query } from './search.ts'

/** `to`: address inside the app that the user would land on; null is outside the app. */
export interface LeaveAttempt {
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
  readonly to: string | null
  /** Address of the entry under this page: where one back leads. Null on the first entry. */
  readonly enteredFrom: string | null
  /** How often the user already went back from this page since it was last completed; survives a reload. */
  readonly backsBefore: number
  /** The page holds something that is not saved: see `useUnsaved`. */
  readonly dirty: boolean
}
/** What is shown before the page is left: other copy, another dialog, or both. Null lets the user go. */
export type LeaveAnswer = {
  readonly copy?: LeaveCopy
  readonly Dialog?: ComponentType<LeaveDialogProps>
} | null
/** Asks the server what to show. The attempt is held meanwhile; `signal` is aborted when nobody waits any more. */
export type LeaveQuestion = (
  attempt: LeaveAttempt,
  context: { readonly host: FlowHost; readonly query: Query; readonly signal: AbortSignal },
) => Promise<LeaveAnswer>

/** When leaving asks first. */
export interface LeavePolicy {
  readonly id: string
  /** Text of the plain dialog. A function takes figures from `host.config`, and is neutral without them. */
  readonly copy: LeaveCopy | ((host: FlowHost) => LeaveCopy)
  /** Pure, so that a different reading of the rule is one changed line. */
  readonly blocks: (attempt: LeaveAttempt) => boolean
  /** Left out, the plain dialog opens at once. A page may hand in its own by `useLeaveQuestion`. */
  readonly ask?: LeaveQuestion
  /** What happens when the question fails or takes longer than LEAVE_LIMIT_MS: the plain dialog (default), or leaving. */
  readonly unanswered?: 'dialog' | 'leave'
}
/** The text of a policy's plain dialog. */
export const leaveCopyOf = ({ copy }: LeavePolicy, host: FlowHost): LeaveCopy =>
  typeof copy === 'function' ? copy(host) : copy
/** The longest that an attempt to leave is held for a question. */
export const LEAVE_LIMIT_MS = 1_500

/** Spec 4 "Guarded pages": the first back is allowed, a second one to the page the user came from asks. */
export const confirmAbandon = (copy: LeavePolicy['copy']): LeavePolicy => ({
  id: 'abandon',
  copy,
  blocks: (attempt) =>
    attempt.action === 'POP' && attempt.backsBefore > 0 && attempt.to === attempt.enteredFrom,
})
/** Going back always asks (spec 4 "Exit retention"). */
export const askOnBack = (copy: LeavePolicy['copy']): LeavePolicy => ({
  id: 'back',
  copy,
  blocks: ({ action }) => action === 'POP',
})
/** Going back asks while the page holds something that is not saved. */
export const askWhenDirty = (copy: LeavePolicy['copy']): LeavePolicy => ({
  id: 'unsaved',
  copy,
  blocks: ({ action, dirty }) => action === 'POP' && dirty,
})
