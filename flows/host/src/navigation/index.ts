export { cleanAddress } from './cleanAddress.ts'
export { createEntryNotes } from './entryNotes.ts'
export { createNavigate, type Navigate, type NavigatorSettings, type RefusalReason } from './navigate.ts'
export { reloadOnce } from './reloadOnce.ts'
export { clearReloadMark, RELOAD_PAUSE_SECONDS, type ReloadMemory } from './reloadGuard.ts'
export {
  createUrlGate,
  type GateReason,
  type GateResult,
  type GateSettings,
  type GateUse,
  type UrlGate,
} from './urlGate.ts'
export {
  addressQuery,
  cleanWindow,
  forgetPartnerToken,
  isFramed,
  leaveWindow,
  partnerToken,
  reloadWindow,
  setWindowHash,
  windowAddress,
  windowHash,
  windowLocation,
  windowOrigin,
  windowPath,
  windowQuery,
} from './window.ts'
