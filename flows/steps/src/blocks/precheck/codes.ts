/** Codes of the pre-check: the verification has passed, or has no try left today. */
export const DONE = 'done'
export const TOMORROW = 'tomorrow'

/** The authorisation that a recording of the screen proves. */
export const RECORDING = '131'
/** States of a recording, as texts (contract, queryPushStreamResult). */
export const RECORDED = { none: '0', inReview: '1', failed: '2', passed: '3' } as const
