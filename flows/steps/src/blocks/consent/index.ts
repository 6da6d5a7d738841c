export {
  recordConsent,
  type ConsentOptions,
  type ConsentResult,
  type RecordedConsent,
} from '@koo/page/consent'
export { useConsent, type Consent } from './useConsent.tsx'
export { useConsentIfMissing, type AgreementsQuery } from './useConsentIfMissing.tsx'
export { useRecordedConsent } from './useRecordedConsent.ts'
