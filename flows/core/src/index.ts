export type { ConsentName, ConsentsElsewhere } from './consents.ts'
export {
  FlowLink,
  HostProvider,
  useAddress,
  useBack,
  useBackCloses,
  useConsentsElsewhere,
  useDevice,
  useEntryKey,
  useHost,
  useLeaveQuestion,
  useOverlayBack,
  usePage,
  usePageOwner,
  useReturned,
  useSession,
  useSettings,
  useStorage,
  useUnsaved,
} from './context.tsx'
export {
  back,
  close,
  link,
  page,
  partner,
  server,
  serverElse,
  type Dest,
  type LinkDest,
  type PageDest,
  type PartnerDest,
  type ReturnCode,
  type RoutingReply,
  type ServerDest,
} from './destination.ts'
export {
  can,
  DeviceFailure,
  type AlipayOutcome,
  type AlipayRequest,
  type Captured,
  type CaptureRequest,
  type Device,
  type DeviceNeed,
  type DeviceContact,
  type DeviceFailureKind,
  type DevicePlace,
  type FileRequest,
  type MessengerSignature,
  type NavBar,
  type RecordingRequest,
} from './device.ts'
export { carries, type Carries, type Exit, type Exits } from './exits.ts'
export { FlowFailure, type FailureKind } from './failure.ts'
export {
  defineFlow,
  destOf,
  homeOf,
  hrefOf,
  ownPageOf,
  pageIdOf,
  pathOf,
  type EnterAttempt,
  type Flow,
  type FlowData,
  type FlowSpec,
  type Pages,
} from './flow.ts'
export type * from './host.ts'
export { each, namesOf } from './each.ts'
export {
  askOnBack,
  askWhenDirty,
  confirmAbandon,
  LEAVE_LIMIT_MS,
  type LeaveAnswer,
  type LeaveAttempt,
  type LeavePolicy,
  type LeaveQuestion,
} from './leave.ts'
export type { LeaveCopy, LeaveDialogProps } from './leaveDialog.ts'
export type * from './pageMeta.ts'
export type * from './ports.ts'
export { CHUNK_LIMIT_MS, toRoutes } from './routes.tsx'
export { metaRouting, STEP_FALLBACK, STEP_LINK, STEP_PAGE, type Routing } from './routing.ts'
export { statusRouting } from './statusRouting.ts'
export type { PageHandle } from './runtime/location.ts'
export type { Owner } from './runtime/owner.ts'
export { watchRouter } from './runtime/runtime.ts'
export { optionalQuery, queryOf } from './search.ts'
export type { Query, QueryInput, QueryValue, SearchSchema, TypesOf } from './search.ts'
export {
  defineStep,
  type EarlyCall,
  type ExitOf,
  type PageModule,
  type Step,
  type StepDefinition,
  type StepEntry,
  type StepOptions,
  type StepPageProps,
} from './step.ts'
export { isStage, type Stage, type StageCode } from './stage.ts'
export { journeyOf, journeyOn, minutesOf, stagesOf, wayOf, type Journey } from './stages.ts'
export { cleanTitle, titleOf } from './title.ts'
