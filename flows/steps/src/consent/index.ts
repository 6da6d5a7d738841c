export type { ConsentOptions } from './options.ts'
export { useConsent, type Consent } from './useConsent.tsx'
export { useConsentIfMissing, type AgreementsQuery } from './useConsentIfMissing.ts'
export { useRecordedConsent, type RecordedConsent } from './useRecordedConsent.ts'
