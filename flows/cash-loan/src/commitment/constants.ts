/** Longest recording, seconds. */
export const VIDEO_SECONDS = 20
/** What a camera records beyond it while it stops, seconds. */
export const VIDEO_SLACK_S = 0.5
/** Key of the configuration with the largest video that is sent, MB; and what counts without it. */
export const VIDEO_LIMIT_CONFIG = 'commitmentVideoMaxMb'
export const VIDEO_LIMIT_MB = 100
/** Bytes. */
export const MB = 1_000_000
/** From this number of failures on a commitment may be given without a video. */
export const FAILURES_TO_SKIP = 3
/** Picture of a recording, pixels. */
export const COVER = { height: 176, width: 280 } as const
/** Code of a video when neither the server nor the address names one. */
export const DEFAULT_TYPE = 'old'
/** How long the browser may take to read the length of a file, ms. */
export const READ_LENGTH_MS = 3_000
/** Requests about a recording that is under review, and the pause between them, ms. */
export const REVIEW = { max: 20, pause: 3_000 } as const
// gap 8
/** Key of the configuration that turns `nextAfterCommitment`. */
export const SWAP_CONFIG = 'commitmentSwapped'
