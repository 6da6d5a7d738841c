export { OverlayProvider } from './OverlayProvider.tsx'
export type { OverlayProviderProps } from './OverlayProvider.tsx'
export { besideModal } from './hideOthers.ts'
export type { ModalOptions } from './Modal.tsx'
