/** A rating has five stars (spec 5 "Survey"). */
export const MOST_STARS = 5
