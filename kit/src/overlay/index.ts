export { OverlayProvider, useOverlay } from './OverlayProvider.tsx'
export type { OverlayProviderProps } from './OverlayProvider.tsx'
export { useOverlayFocus } from './useOverlayFocus.ts'
export type { OverlayFocusOptions } from './useOverlayFocus.ts'
