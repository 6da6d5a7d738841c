export { InstitutionList } from './InstitutionList.tsx'
export type { InstitutionItem, InstitutionListProps } from './InstitutionList.tsx'
