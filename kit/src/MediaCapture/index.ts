export { MediaCapture } from './MediaCapture.tsx'
export type { MediaCaptureProps } from './MediaCapture.tsx'
export { captureKinds, captureStates } from './types.ts'
export type { CaptureKind, CaptureState } from './types.ts'
