export { OverlayHost } from './OverlayHost.tsx'
export type { OverlayHostProps } from './OverlayHost.tsx'
export { confirm, toast, toastKinds, TOAST_MS } from './store.ts'
export type { ConfirmOptions, ToastOptions } from './store.ts'
