import { requireObject } from '../inputError.ts'
import type { LoanButtonAuth } from '../loan/loanButton.ts'
import { readNumber } from '../number/decimal.ts'
import { isTruthy } from './flag.ts'
import type { WireFlag, WireNumber } from './wire.ts'

// spec 3
/** Loan button auth config. */
export interface LoanButtonContract {
  readonly faceAuth?: WireFlag
  readonly idAuth?: WireFlag
  readonly idPhotoBackAuth?: WireFlag
  readonly idPhotoFrontAuth?: WireFlag
  readonly contactsAuth?: WireNumber
  readonly loanButtonGray?: WireFlag
  readonly verifyTime?: WireFlag
}

// semantics 10
/**
 * Reads the loan button's config. An authentication that is absent or zero is missing; `verifyTime` matters only when it
 * is false. Throws an `InputError` for anything but an object.
 */
export function readLoanButtonAuth(raw: LoanButtonContract): LoanButtonAuth {
  return {
    isGray: isTruthy(requireObject(raw, 'loanButton').loanButtonGray),
    hasFace: isTruthy(raw.faceAuth),
    hasId: isTruthy(raw.idAuth),
    hasIdPhotos: isTruthy(raw.idPhotoBackAuth) && isTruthy(raw.idPhotoFrontAuth),
    contacts: readNumber(raw.contactsAuth),
    isTimeVerified: raw.verifyTime === undefined || raw.verifyTime === null || isTruthy(raw.verifyTime),
  }
}
