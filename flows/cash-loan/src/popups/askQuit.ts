import type { AskQuit } from '../model/popups/page.ts'
import { quitDialog } from '../model/popups/quitDialog.tsx'
import { visitOf } from '@koo/steps/popups'
import { askTable } from './wallet/askWallet.ts'

// gap 5
/**
 * What is shown when the loan page is left: the wallet's pop-up on leaving, once in a visit. Null: the plain dialog (one
 * step a leave).
 */
export const askQuit: AskQuit = async (page, track) => {
  const popup = await askTable('QUIT_LOAN_PAGE', { ...page, visit: visitOf(page.host) })
  return popup === null || page.signal.aborted ? null : quitDialog(popup, track)
}
