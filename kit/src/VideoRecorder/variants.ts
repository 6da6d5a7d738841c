/** `init`: nothing is recorded. `uploading`: on its way, or under review. `success` and `fail`: how it ended. */
export const recorderStates = ['init', 'uploading', 'success', 'fail'] as const
