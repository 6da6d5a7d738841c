import { optionalQuery } from '@koo/flow'

/** What asked for the check: `loan`, else the application. */
const FROM = /^loan$/

export const fromSearch = optionalQuery({ from: FROM })
export type FromSearch = typeof fromSearch

/** `left`: tries that are left today, as the face check said. */
export const faceSearch = optionalQuery({ from: FROM, left: /^\d{1,2}$/ })
export type FaceSearch = typeof faceSearch
