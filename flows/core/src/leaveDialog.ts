/** Texts of the dialog that asks before a page is left. */
export type LeaveCopy = Readonly<Record<'title' | 'body' | 'stay' | 'leave', string>>
/** Props of a leave dialog: the host's own, or the one in a `LeaveAnswer`. */
export interface LeaveDialogProps {
  readonly copy: LeaveCopy
  readonly stay: () => void
  readonly leave: () => void
  /** How often the customer went back since the dialog opened. A dialog whose question is answered lets them go at the first. */
  readonly backs: number
}
