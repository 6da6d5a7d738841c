import type { ComponentType } from 'react'

/** What a customer, or time, did with a pop-up. `close`: the close button, Escape, the backdrop or back. */
export type PopupEnd = 'confirm' | 'cancel' | 'close' | 'expire'

/** Props of a pop-up on the screen. A pop-up of the kit is given `open` and `onClosed`; the rest are its buttons. */
export interface PopupProps {
  open: boolean
  /** Closes the pop-up and reports what closed it. Only the first call counts. */
  end(by: PopupEnd): void
  /** To be called when the exit animation is over: the next pop-up waits for it. */
  onClosed(): void
}

// popup.19
/** A pop-up that a source wants to show. */
export interface Popup {
  /** Its name in events and in the memory of the visit. */
  readonly name: string
  /** Index of its type, for events; left out: 0, none. */
  readonly type?: number
  readonly Content: ComponentType<PopupProps>
}

/** What events say about a pop-up. */
export const eventOf = ({ name, type = 0 }: Pick<Popup, 'name' | 'type'>) => ({ popup: name, type })

/** Where a pop-up may come from. */
export interface PopupSource {
  /**
   * Finds out what to show; null for nothing. Called once for a page. `signal` is aborted when the page is left. A rejection
   * shows nothing.
   */
  ask(signal: AbortSignal): Promise<Popup | null>
}

/** The queue: what each source wants, in order of priority, and the pop-up on the screen. */
export interface QueueState {
  /** Undefined while a source has not answered. */
  readonly wanted: readonly (Popup | null | undefined)[]
  readonly current: { readonly popup: Popup; readonly open: boolean } | null
}

export type QueueAction =
  | { readonly type: 'answered'; readonly source: number; readonly popup: Popup | null }
  /** Sources that have not answered are left out. */
  | { readonly type: 'waited' }
  | { readonly type: 'opened'; readonly popup: Popup }
  | { readonly type: 'ended' }
  | { readonly type: 'closed' }

export const emptyQueue = (sources: number): QueueState => ({
  wanted: Array.from({ length: sources }, () => undefined),
  current: null,
})

/** The transitions of the queue. An answer that comes after its source was left out changes nothing. */
export function queueReducer(state: QueueState, action: QueueAction): QueueState {
  const { wanted, current } = state
  switch (action.type) {
    case 'answered':
      return { ...state, wanted: replaced(wanted, action.source, action.popup) }
    case 'waited':
      return { ...state, wanted: wanted.map((popup) => popup ?? null) }
    case 'opened':
      return {
        wanted: wanted.map((popup) => (popup === action.popup ? null : popup)),
        current: { popup: action.popup, open: true },
      }
    case 'ended':
      return { ...state, current: current && { ...current, open: false } }
    case 'closed':
      return { ...state, current: null }
  }
}

/** What the queue cannot know by itself. */
export interface Surroundings {
  /** The customer types, or has something open. */
  readonly isBusy: boolean
  /** Whether a pop-up was shown in this visit, or is not to be shown in it. */
  hasSeen(name: string): boolean
}

/**
 * The pop-up to show next: the first one that this visit has not seen, once every source before it has answered. Null while one is
 * on the screen, and while the customer is busy.
 */
export function nextPopup({ wanted, current }: QueueState, { isBusy, hasSeen }: Surroundings): Popup | null {
  if (isBusy || current !== null) return null
  const isNext = (popup: Popup | null | undefined) =>
    popup === undefined || (popup !== null && !hasSeen(popup.name))
  return wanted.find(isNext) ?? null
}

function replaced(wanted: QueueState['wanted'], at: number, popup: Popup | null): QueueState['wanted'] {
  return wanted.map((before, index) => (index === at && before === undefined ? popup : before))
}
