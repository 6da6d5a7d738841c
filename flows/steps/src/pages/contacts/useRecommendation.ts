import { creditQueryRecommendContactGrayQuery, creditSaveRecommendContact } from '@koo/api-client/calls'
import type { Contact, RecommendData } from '@koo/api-client/types'
import { can, useHost, usePage } from '@koo/flow'
import { useCall, useGateway } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useRef, useState } from 'react'
import { readClicks } from './readClicks.ts'
import { mergedContacts, type Recommended } from './recommended.ts'
import { useAddressBook, type AddressBook } from './useAddressBook.ts'

/** Default time before a tap counts. */
const COMPUTING_MS = 1000
/** Default number of contacts that a page asks for. */
const CONTACTS_TO_FILL = 2
/** Values of saveType: a contact was only used, or it was saved. */
const SAVE_TYPE = { used: 3, saved: 0 } as const
const PAGE = 'contacts'

export interface Recommendation {
  state: 'hidden' | 'computing' | 'ready' | 'exhausted'
  contacts: readonly Recommended[]
  book: AddressBook
  /** How many more may be used. */
  left: number
  /** Counts and reports a tapped contact. */
  use(contact: Recommended): void
  /** Reports the contacts that were saved with these phone numbers. */
  saved(phones: readonly string[]): void
}

/**
 * Contacts that the server and, after a tap, the wallet app recommend: only in an app that knows contacts, when the gray
 * flag is hit, and while the taps of this page are below its limit. A failure hides them: the form works without.
 */
export function useRecommendation(contactType: number, enabled: boolean): Recommendation {
  const host = useHost()
  const gateway = useGateway()
  const pageCode = usePage()?.pageId ?? PAGE
  const isActive = enabled && can(host, 'contacts')
  const { data } = useCall(
    creditQueryRecommendContactGrayQuery,
    { pageCode, contactType },
    { enabled: isActive },
  )
  const book = useAddressBook()
  const clicksKey = `contact_clicks_${pageCode}`
  const [clicks, setClicks] = useState(() => readClicks(host.memory.getItem(clicksKey)))
  const used = useRef<Recommended[]>([])
  const isComputed = useComputed(data ?? null)
  const limit = data?.pageRecLimit ?? 0
  const contacts = data ? mergedContacts(data.contacts ?? [], book.contacts) : []

  const report = (saveType: 0 | 3, chosen: readonly Recommended[]) => {
    const asked = data?.completeRecConNum ?? CONTACTS_TO_FILL
    const request = {
      pageCode,
      saveType,
      contacts: chosen.map(({ name, phone }): Contact => ({ contactName: name, contactPhone: phone })),
      completeRecConNum: Math.max(1, asked - (data?.redContactNum ?? 0)),
      showRecConNum: contacts.length,
      ...(data?.viewId && { viewId: data.viewId }),
    }
    // Statistics: a failure is nobody's concern.
    creditSaveRecommendContact(gateway, request).catch(() => undefined)
  }
  return {
    state: stateOf(data ?? null, isActive, clicks < limit, isComputed),
    contacts,
    book,
    left: Math.max(0, limit - clicks),
    use(contact) {
      if (!isComputed || clicks >= limit) return
      host.memory.setItem(clicksKey, String(clicks + 1))
      setClicks(clicks + 1)
      used.current.push(contact)
      report(SAVE_TYPE.used, [contact])
    },
    saved(phones) {
      const kept = used.current.filter(({ phone }) => phones.includes(phone))
      if (kept.length > 0) report(SAVE_TYPE.saved, kept)
    },
  }
}

/** Whether the computing time of a reply is over. */
function useComputed(reply: RecommendData | null): boolean {
  const [isOver, setOver] = useState(false)
  useAfter(reply ? (reply.computingTime ?? COMPUTING_MS) : null, () => setOver(true))
  return isOver
}

function stateOf(
  reply: RecommendData | null,
  isActive: boolean,
  hasClicks: boolean,
  isReady: boolean,
): Recommendation['state'] {
  if (!isActive || !reply?.hitGray) return 'hidden'
  if (!hasClicks) return 'exhausted'
  return isReady ? 'ready' : 'computing'
}
