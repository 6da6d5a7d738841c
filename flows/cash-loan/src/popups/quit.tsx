import type { LeaveDialogProps } from '@koo/flow'
import type { Track } from '@koo/page'
import { useEffect, useRef, type ComponentType } from 'react'
import type { CashLoanEvents } from '../events.ts'
import { eventOf, type Popup, type PopupEnd } from './queue.ts'
import { visitOf } from './visit.ts'
import { askTable, type WalletContext } from './wallet/askWallet.ts'

/**
 * What is shown when the loan page is left: the wallet's pop-up on leaving, once in a visit. Null: the plain
 * dialog (gap 5: one step a leave). Cancelling leaves, everything else stays.
 */
export async function askQuit(
  page: Omit<WalletContext, 'visit'>,
  track: Track<CashLoanEvents>,
): Promise<ComponentType<LeaveDialogProps> | null> {
  const popup = await askTable('QUIT_LOAN_PAGE', { ...page, visit: visitOf(page.host) })
  if (popup === null || page.signal.aborted) return null
  return (props) => <QuitPopup {...props} popup={popup} track={track} />
}

interface QuitPopupProps extends Pick<LeaveDialogProps, 'stay' | 'leave'> {
  popup: Popup
  track: Track<CashLoanEvents>
}

/** A pop-up in the place of the leave dialog, with the same events as in the queue (popup.20). */
function QuitPopup({ popup, track, stay, leave }: QuitPopupProps) {
  const hasEnded = useRef(false)
  useEffect(() => track('popup_show', eventOf(popup)), [popup, track])
  const end = (by: PopupEnd) => {
    if (hasEnded.current) return
    hasEnded.current = true
    track(`popup_${by}`, eventOf(popup))
    if (by === 'cancel') leave()
    else stay()
  }
  return <popup.Content open end={end} onClosed={() => undefined} />
}
