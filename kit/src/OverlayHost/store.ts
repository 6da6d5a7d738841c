/** What `toast` and `confirm` have asked for. One page has one host, so one store is enough. */

export const toastKinds = ['info', 'success', 'fail'] as const

/** How long a toast stays, in ms (spec 9). */
export const TOAST_MS = 3000

export interface ToastOptions {
  kind?: (typeof toastKinds)[number]
  /** ms; 2000 in some flows. */
  duration?: number
}

export interface ToastRequest extends Required<ToastOptions> {
  id: number
  message: string
}

export interface ConfirmOptions {
  title: string
  body?: string
  /** Default 确定. */
  confirmText?: string
  /** Default 取消. `null` leaves one button. */
  cancelText?: string | null
  danger?: boolean
  /** Escape and the veil count as cancel. Default true. */
  dismissible?: boolean
}

export interface ConfirmRequest {
  id: number
  options: ConfirmOptions
  answer: (confirmed: boolean) => void
  /** Answered, and on its way out. */
  answered: boolean
}

export interface OverlayState {
  toast: ToastRequest | null
  /** The first one is shown; the others wait. */
  confirms: readonly ConfirmRequest[]
}

export const emptyState: OverlayState = { toast: null, confirms: [] }

let state = emptyState
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Partial<OverlayState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getState(): OverlayState {
  return state
}

/** Shows a short message; a new one replaces the old one. */
export function toast(message: string, { kind = 'info', duration = TOAST_MS }: ToastOptions = {}): void {
  lastId += 1
  change({ toast: { id: lastId, message, kind, duration } })
}

/** Takes the toast away, if it is still this one. */
export function hideToast(id: number): void {
  if (state.toast?.id === id) change({ toast: null })
}

/**
 * Asks a question and resolves to the answer: true for the confirm button, false for everything else. Questions
 * asked meanwhile wait for their turn. Never rejects.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1
    const request: ConfirmRequest = { id: lastId, options, answer: resolve, answered: false }
    change({ confirms: [...state.confirms, request] })
  })
}

/** Gives the answer; a promise keeps the first one. */
export function answerConfirm(id: number, confirmed: boolean): void {
  const request = state.confirms.find((one) => one.id === id)
  if (!request) return
  request.answer(confirmed)
  change({ confirms: state.confirms.map((one) => (one.id === id ? { ...one, answered: true } : one)) })
}

/** Forgets an answered question when its dialog has left. */
export function dropConfirm(id: number): void {
  change({ confirms: state.confirms.filter((one) => one.id !== id) })
}
