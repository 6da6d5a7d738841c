import { popupSlot } from './slotOf.tsx'

/** The place of the pop-ups on the loan page of the wallet, and only there (route.43). */
export const PopupSlot = popupSlot(() => import('./LoanPopups.tsx'))
