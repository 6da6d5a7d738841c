export { ActivityPopup } from './ActivityPopup.tsx'
export { WINDOW_STYLES, type WindowStyle } from './constants.ts'
export { copy as windowCopy } from './copy.ts'
export { useWindowSource } from './useWindowSource.tsx'
