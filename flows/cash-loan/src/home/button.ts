import type { LoanButtonAuth as WireAuth } from '@koo/api-client/types'
import { loanButton, type LoanButton } from '@koo/pricing'

/**
 * The loan button by what is verified (semantics 10). Flags are booleans or numbers of an older service. Without the
 * reply the button asks to borrow: the server checks again when the loan is published.
 */
export function buttonOf(auth: WireAuth | undefined): LoanButton {
  return loanButton({
    isGray: !auth || auth.loanButtonGray === true,
    hasFace: Boolean(auth?.faceAuth),
    hasId: Boolean(auth?.idAuth),
    hasIdPhotos: Boolean(auth?.idPhotoBackAuth) && Boolean(auth?.idPhotoFrontAuth),
    contacts: auth?.contactsAuth ?? null,
    isTimeVerified: auth?.verifyTime !== false,
  })
}
