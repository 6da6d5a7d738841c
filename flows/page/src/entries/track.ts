// What a page reports.
export { useTrack, type Track } from '../track/useTrack.ts'
