import { optionalQuery } from '@koo/flow'

/** What asked for the check: `loan`, else the application. */
const FROM = /^loan$/

export const fromSearch = optionalQuery({ from: FROM })

/** `tries`: those that are left today, as the face check said. */
export const faceSearch = optionalQuery({ from: FROM, tries: /^\d{1,2}$/ })
