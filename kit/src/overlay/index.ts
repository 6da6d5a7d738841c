export { OverlayProvider } from './OverlayProvider.tsx'
export type { OverlayProviderProps } from './OverlayProvider.tsx'
export { besideModal } from './besideModal.ts'
export type { ModalOptions } from './Modal.tsx'
