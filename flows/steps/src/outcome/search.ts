import { optionalQuery } from '@koo/flow'
import { FROM } from '../channel/fromLoan.ts'

/** `tries`: those that are left today, as the face check said. */
export const faceSearch = optionalQuery({ from: FROM, tries: /^\d{1,2}$/ })
