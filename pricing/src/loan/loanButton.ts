// spec 3
/** The fields that decide the loan button's label (loan button auth config). */
export interface LoanButtonAuth {
  /** The grey flag always gives "borrow now". */
  readonly isGray: boolean
  readonly hasFace: boolean
  readonly hasId: boolean
  /** Both sides of the ID card. */
  readonly hasIdPhotos: boolean
  /** Contact verification 0 to 4; `null` when not sent. */
  readonly contacts: number | null
  readonly isTimeVerified: boolean
}

// semantics 10
/** The loan button as shown. */
export interface LoanButton {
  readonly label: string
  /** 0 borrow, 1 ID, 2 face, 4 contacts; `null` while the button is disabled. */
  readonly status: 0 | 1 | 2 | 4 | null
  readonly isDisabled: boolean
}

const BORROW_NOW: LoanButton = { label: '立即借款', status: 0, isDisabled: false }
const SUPPLEMENT = '补充资料并借款'
const CONTACTS_FAILED: LoanButton = { label: '联系人验证失败，请明日再试', status: null, isDisabled: true }
const CONTACTS_MISSING: readonly (number | null)[] = [0, 2, 3]

// semantics 10
/** Label and status of the loan button: the first condition that holds. */
export function loanButton(auth: LoanButtonAuth): LoanButton {
  if (auth.isGray) return BORROW_NOW
  if (!auth.hasFace) return { label: SUPPLEMENT, status: 2, isDisabled: false }
  if (!auth.hasId || !auth.hasIdPhotos) return { label: SUPPLEMENT, status: 1, isDisabled: false }
  // Comes before the row for contacts: more data from the customer cannot help here (OC-50).
  if (auth.contacts === 4) return CONTACTS_FAILED
  if (CONTACTS_MISSING.includes(auth.contacts) || !auth.isTimeVerified) {
    return { label: SUPPLEMENT, status: 4, isDisabled: false }
  }
  return BORROW_NOW
}
