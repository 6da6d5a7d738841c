// What a page looks like before its own content: its kinds, sheets and dialogs.
export { QueryBoundary, type QueryBoundaryProps, type QueryFailure } from '../layout/QueryBoundary.tsx'
export { FormPage, type FormPageProps } from '../layout/FormPage.tsx'
export { ListPage, type ListPageProps } from '../layout/ListPage.tsx'
export { useListPlace } from '../layout/useListPlace.ts'
export { DetailPage, type DetailPageProps } from '../layout/DetailPage.tsx'
export { Facts, type Fact, type FactsProps } from '../layout/Facts.tsx'
export { StatePage, type StatePageProps } from '../layout/StatePage.tsx'
export { LoadFailure, type LoadFailureProps } from '../layout/LoadFailure.tsx'
export { ResultPage, type ResultPageProps } from '../layout/ResultPage.tsx'
export { FooterActions } from '../layout/FooterActions.tsx'
export { BusyPage, type BusyPageProps } from '../layout/BusyPage.tsx'
export { LeadOn, type LeadOnProps } from '../layout/LeadOn.tsx'
export { WaitingPage, type WaitingPageProps } from '../layout/WaitingPage.tsx'
export { SectionError, type SectionErrorProps } from '../layout/SectionError.tsx'
export { FormSection, type FormSectionProps } from '../layout/FormSection.tsx'
export {
  PageSkeleton,
  skeletonKinds,
  type PageSkeletonProps,
  type SkeletonKind,
} from '../layout/PageSkeleton.tsx'
export { useSheet, type OpenState, type SheetControl } from '../overlay/useSheet.ts'
export { useDialog } from '../overlay/useDialog.ts'
export { lazySheet, type LazySheet } from '../overlay/lazySheet.tsx'
export { LoadingOverlay } from '../overlay/LoadingOverlay.tsx'
export { useTapLoad } from '../overlay/useTapLoad.ts'
export { useWhenIdle } from '../overlay/useWhenIdle.ts'
