export { VideoRecorder, recorderStates } from './VideoRecorder.tsx'
export type { VideoRecorderProps, RecorderState } from './VideoRecorder.tsx'
