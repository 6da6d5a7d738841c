export { useCall, type CallSettings, type QueryCall } from './query/useCall.ts'
export { useInvalidate, type Invalidate } from './query/useInvalidate.ts'
export { QueryBoundary, type QueryBoundaryProps, type QueryFailure } from './layout/QueryBoundary.tsx'
export { joinQueries, type QueryView } from './query/joinQueries.ts'
export { createQueryClient, once, queryDefaults } from './query/queryClient.ts'
export { timed, type Timed } from './query/timed.ts'
export { useFailureToast } from './query/useFailureToast.ts'
export { isAborted, isSessionEnd } from './failures/kinds.ts'
export { hasFailed, isLoading } from './query/states.ts'
export { usePolling, type Polling, type PollingRules, type PollingState } from './query/usePolling.ts'
export { poll, type PollEnd, type PollRules } from './query/poll.ts'

export { useStepForm, type StepForm, type StepFormOptions } from './form/useStepForm.ts'
export { lazyResolver, type LazyResolver } from './form/lazyResolver.ts'
export { useSubmit, type Submit, type SubmitOptions, type WriteCall } from './form/useSubmit.ts'
export {
  namedField,
  refusalOr,
  toastFailure,
  type CodeRule,
  type CodeRules,
  type SubmitFailure,
} from './failures/codes.ts'
export { idNumberFault, nameFault, validityFault, validityOf } from './form/card.ts'
export {
  cardValidity,
  choice,
  optionalText,
  personName,
  requiredText,
  residentIdNumber,
  type CardMessages,
} from './form/rules.ts'
export { bound, type BoundProps } from './form/bound.tsx'
export type { AnyFieldName, FieldName, FieldsOf, FormSchema } from './form/names.ts'

export { Form, FormMessages, SubmitButton, type FormProps } from './layout/Form.tsx'
export { FormPage, type FormPageProps } from './layout/FormPage.tsx'
export { ListPage, type ListPageProps } from './layout/ListPage.tsx'
export { useListPlace } from './layout/useListPlace.ts'
export { DetailPage, type DetailPageProps } from './layout/DetailPage.tsx'
export { Facts, type Fact, type FactsProps } from './layout/Facts.tsx'
export { ResultPage, type ResultPageProps } from './layout/ResultPage.tsx'
export { FooterActions } from './layout/FooterActions.tsx'
export { BusyPage, type BusyPageProps } from './layout/BusyPage.tsx'
export { WaitingPage, type WaitingPageProps } from './layout/WaitingPage.tsx'
export { SectionError, type SectionErrorProps } from './layout/SectionError.tsx'
export { PageSkeleton, skeletonKinds, type SkeletonKind } from './layout/PageSkeleton.tsx'

export { CODE_LENGTH, CodeField, type CodeFieldProps } from './code/CodeField.tsx'
export {
  CODE_RESULT,
  CODE_TYPE,
  codeRules,
  isAboutCode,
  useSmsCode,
  type CodeChannel,
  type SmsCode,
} from './code/useSmsCode.ts'

export { useSheet, type OpenState, type SheetControl } from './overlay/useSheet.ts'
export { useDialog } from './overlay/useDialog.ts'
export { lazySheet, type LazySheet } from './overlay/lazySheet.tsx'
export { LoadingOverlay } from './overlay/LoadingOverlay.tsx'
export { useTapLoad } from './overlay/useTapLoad.ts'
export { useWhenIdle } from './overlay/useWhenIdle.ts'

export { useOnOpen } from './once/useOnOpen.ts'
export { useOneAtATime, type OneAtATime } from './once/useOneAtATime.ts'

export { useOpenUrl } from './address/useOpenUrl.ts'
export { useScan } from './scan/useScan.ts'

export {
  draftOf,
  isOldDraft,
  type Draft,
  type DraftHost,
  type DraftShape,
  type Memory,
} from './draft/draft.ts'
export { keepDraft, type DraftKeeper } from './draft/keepDraft.ts'
export { cardName, cardTail, maskedPhone } from './formats.ts'
export { BEIJING_MS, beijingText, clockText, dayText, momentText, tomorrow } from './time/dates.ts'
export { browserClock, serverClock, type Clock, type ServerClock } from './time/clock.ts'
export { useSecondsLeft } from './timers/useSecondsLeft.ts'
export { useAfter, useGone, usePause, type AfterOptions } from './timers/useAfter.ts'
export { GatewayProvider, useGateway, type GatewayProviderProps } from './gateway.tsx'
export { useClock } from './services.ts'
export { useTrack, type Track } from './track/useTrack.ts'
