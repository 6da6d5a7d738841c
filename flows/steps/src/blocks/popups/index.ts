export type { PopupEvents } from './events.ts'
export { eventOf, type Popup, type PopupEnd, type PopupProps, type PopupSource } from './queue.ts'
export { usePopupEnd } from './usePopupEnd.ts'
export { visitOf, type Visit } from './visit.ts'
