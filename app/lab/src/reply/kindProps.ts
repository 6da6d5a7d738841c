import type { ReplyDraft, ReplyErrors } from './draft.ts'

/** Props of the fields for one kind of reply. */
export interface ReplyKindProps {
  draft: ReplyDraft
  errors: ReplyErrors
  set(part: Partial<ReplyDraft>): void
}
