export { InstitutionInfo } from './InstitutionInfo.tsx'
export type { InstitutionInfoProps } from './InstitutionInfo.tsx'
