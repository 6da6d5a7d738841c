import { popupSlot } from './slotOf.tsx'

// route.43
/** The place of the pop-ups on the loan page of the wallet, and only there. */
export const PopupSlot = popupSlot(() => import('./LoanPopups.tsx'))
