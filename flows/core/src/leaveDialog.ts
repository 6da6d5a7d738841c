/** Texts of the dialog that asks before a page is left. */
export type LeaveCopy = Readonly<Record<'title' | 'body' | 'stay' | 'leave', string>>
/** What a leave dialog gets, the host's own and one that an answer brings along. */
export interface LeaveDialogProps {
  readonly copy: LeaveCopy
  readonly stay: () => void
  readonly leave: () => void
}
