export { VideoRecorder } from './VideoRecorder.tsx'
export { recorderStates } from './variants.ts'
export type { VideoRecorderProps, RecorderState } from './VideoRecorder.tsx'
