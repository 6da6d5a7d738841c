import type { LeaveDialogProps } from '@koo/flow'
import type { Track } from '@koo/page/track'
import { useEffect, useRef, type ComponentType } from 'react'
import type { CashLoanEvents } from '../../events.ts'
import { eventOf, usePopupEnd, type Popup } from '@koo/steps/popups'

/** A pop-up in the place of the leave dialog. Cancelling leaves, everything else stays. */
export const quitDialog =
  (popup: Popup, track: Track<CashLoanEvents>): ComponentType<LeaveDialogProps> =>
  ({ stay, leave }) => <QuitPopup popup={popup} track={track} stay={stay} leave={leave} />

interface QuitPopupProps extends Pick<LeaveDialogProps, 'stay' | 'leave'> {
  popup: Popup
  track: Track<CashLoanEvents>
}

/** Reports the same events as the queue. */
function QuitPopup({ popup, track, stay, leave }: QuitPopupProps) {
  const hasShown = useRef(false)
  useEffect(() => {
    if (hasShown.current) return
    hasShown.current = true
    track('popup_show', eventOf(popup))
  }, [popup, track])
  const end = usePopupEnd(popup, track, (by) => (by === 'cancel' ? leave() : stay()))
  return <popup.Content open end={end} onClosed={() => undefined} />
}
