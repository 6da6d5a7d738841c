export { AuditCountdown } from './AuditCountdown.tsx'
export type { AuditCountdownProps } from './AuditCountdown.tsx'
