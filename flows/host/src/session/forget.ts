import { isForeignDraft } from '@koo/page/draft'
import { sweep, type ListedStorage } from '../storage/safeStorage.ts'

/** Tab storage key: id of the customer whose notes are in this tab. */
const TAB_CUSTOMER = 'koo_tab_customer'
/** Local storage key: id of the customer who has let a page find them. */
export const PLACE_KEY = 'koo_place_agreed'

/**
 * What stays in the tab for the next customer: facts about the tab, the device and the link that led here. Everything else is
 * taken for a note about somebody, also of a page that is written later; the addresses of pages have what they chose.
 */
const STAYS =
  /^(koo_(tab_customer|sign_ins|session_reloaded|oauth_state|lab_.*)|tenantId|entryId|react-router-scroll-positions)$/

/**
 * Removes what other customers have left in this browser: their notes in the tab, drafts, applications that were never sent.
 * What protects them from a second loan stays: an application that was sent, under their own id.
 *
 * @param userId The customer who stays; null after a sign-out
 */
export function forgetOthers(
  { local, tab }: { readonly local: ListedStorage; readonly tab: ListedStorage },
  userId: string | null,
): void {
  const before = tab.getItem(TAB_CUSTOMER)
  if (userId !== null && userId === before) return
  // Without a name the notes are those of the visitor who signs in now.
  if (userId === null || before !== null) sweep(tab, (key) => !STAYS.test(key))
  if (userId === null) tab.removeItem(TAB_CUSTOMER)
  else tab.setItem(TAB_CUSTOMER, userId)
  sweep(
    local,
    (key, text) =>
      isForeignDraft(key, text, userId) ||
      (key === PLACE_KEY && text !== userId) ||
      isUnsentApplication(text, userId),
  )
}

/** Whether this is the record of an application that somebody else has prepared and never sent: it has only what they chose. */
function isUnsentApplication(text: string, userId: string | null): boolean {
  try {
    const record = JSON.parse(text) as { userId?: unknown; sentAt?: unknown } | null
    return record?.sentAt === null && record.userId !== userId
  } catch {
    return false
  }
}
