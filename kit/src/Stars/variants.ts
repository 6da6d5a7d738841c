/** A rating has five stars. */
export const MOST_STARS = 5
