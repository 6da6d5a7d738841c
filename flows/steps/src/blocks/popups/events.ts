type PopupFacts = {
  popup: string
  /** Index of the type of the pop-up. */
  type: number
}

// popup.20
/** A pop-up that opened by itself was shown, confirmed, cancelled, closed, or closed itself at its time. */
export type PopupEvents = Record<
  'popup_show' | 'popup_confirm' | 'popup_cancel' | 'popup_close' | 'popup_expire',
  PopupFacts
>

/** Reports what happened to a pop-up, also for a page that has further events. */
export type TellPopup = (name: keyof PopupEvents, facts: PopupFacts) => void
