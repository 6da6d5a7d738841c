import type { LeaveDialogProps } from '@koo/flow'
import type { Track } from '@koo/page'
import type { ComponentType } from 'react'
import type { CashLoanEvents } from '../events.ts'
import { quitDialog } from './quitDialog.tsx'
import { visitOf } from './visit.ts'
import { askTable, type WalletContext } from './wallet/askWallet.ts'

// gap 5
/**
 * What is shown when the loan page is left: the wallet's pop-up on leaving, once in a visit. Null: the plain dialog (one
 * step a leave).
 */
export async function askQuit(
  page: Omit<WalletContext, 'visit'>,
  track: Track<CashLoanEvents>,
): Promise<ComponentType<LeaveDialogProps> | null> {
  const popup = await askTable('QUIT_LOAN_PAGE', { ...page, visit: visitOf(page.host) })
  return popup === null || page.signal.aborted ? null : quitDialog(popup, track)
}
