export { Button, buttonKinds, buttonSizes } from './Button.tsx'
export type { ButtonProps } from './Button.tsx'
export { CLICK_LOCK_MS } from './useClickLock.ts'
export type { ClickHandler } from './useClickLock.ts'
