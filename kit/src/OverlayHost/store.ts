/** The store of toasts and questions. A page has one host, so one store is enough. */
import { createStore } from 'zustand/vanilla'

export const toastKinds = ['info', 'success', 'fail'] as const

/** How long a toast stays, in ms. */
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
  /** Escape and the backdrop cancel. Default: true. */
  dismissible?: boolean
  /** Takes the question back, as cancelled: for a page that is left while it asks. */
  signal?: AbortSignal
}

export interface ConfirmRequest {
  id: number
  options: Omit<ConfirmOptions, 'signal'>
  resolve: (confirmed: boolean) => void
  /** The user has answered; the dialog is closing. */
  isAnswered: boolean
}

interface OverlayState {
  toast: ToastRequest | null
  /** The first one is shown; the others wait. */
  confirms: readonly ConfirmRequest[]
}

export const overlayStore = createStore<OverlayState>()(() => ({ toast: null, confirms: [] }))

let lastId = 0

/** Shows a short message; a new one replaces the old one. */
export function toast(message: string, { kind = 'info', duration = TOAST_MS }: ToastOptions = {}): void {
  lastId += 1
  overlayStore.setState({ toast: { id: lastId, message, kind, duration } })
}

/** Removes the toast, if it is still this one. */
export function hideToast(id: number): void {
  if (overlayStore.getState().toast?.id === id) overlayStore.setState({ toast: null })
}

/**
 * Asks a question and resolves to the answer: true for the confirm button, false for everything else. More questions
 * wait for their turn. Never rejects.
 */
export function confirm({ signal, ...options }: ConfirmOptions): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const request: ConfirmRequest = { id, options, resolve, isAnswered: false }
    signal?.addEventListener('abort', () => {
      answerConfirm(id, false)
      removeConfirm(id)
    })
    overlayStore.setState(({ confirms }) => ({ confirms: [...confirms, request] }))
  })
}

/** Sets the answer; only the first one counts. */
export function answerConfirm(id: number, confirmed: boolean): void {
  overlayStore
    .getState()
    .confirms.find((one) => one.id === id)
    ?.resolve(confirmed)
  overlayStore.setState(({ confirms }) => ({
    confirms: confirms.map((one) => (one.id === id ? { ...one, isAnswered: true } : one)),
  }))
}

/** Removes a question when its dialog has closed. */
export function removeConfirm(id: number): void {
  overlayStore.setState(({ confirms }) => ({ confirms: confirms.filter((one) => one.id !== id) }))
}
