import type { FlowChrome } from '@koo/flow'
import { Frame } from './Frame.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Pending } from './Pending.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

/** The components around the pages of every flow. */
export const chrome: FlowChrome = { Frame, LeaveDialog, ErrorView: ErrorPanel, Pending }
