export { FraudNotice } from './FraudNotice.tsx'
export type { FraudNoticeProps } from './FraudNotice.tsx'
