import type { AnswerDraft, AnswerTrouble } from './draft.ts'

/** Part of the form that one way of answering needs. */
export interface WayProps {
  draft: AnswerDraft
  trouble: AnswerTrouble
  set(part: Partial<AnswerDraft>): void
}
