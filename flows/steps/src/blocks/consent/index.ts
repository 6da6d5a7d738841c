export {
  recordConsent,
  type ConsentOptions,
  type ConsentResult,
  type RecordedConsent,
} from '@koo/page/consent'
export { useConsent, type Consent } from './useConsent.tsx'
export { useConsentIfMissing, type AgreementsQuery } from './useConsentIfMissing.ts'
export { useRecordedConsent } from './useRecordedConsent.ts'
