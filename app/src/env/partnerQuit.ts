import type { AppHost, CreateHost } from './parts.ts'

/** Tab storage key: id of the customer whom a partner has signed in in this tab. */
const KEY = 'koo_partner'

/**
 * A host whose last back takes a partner's customer back to the partner, with QUIT (gap N14). Only in the tab that the partner
 * opened, and only while its customer is signed in. Where the partner's address does not load or is refused, the app is left in
 * the way of its environment. In a partner's own app that way tells the partner already.
 */
export const quittingToPartner =
  (create: CreateHost): CreateHost =>
  (parts) => {
    const { session, tab } = parts
    const host = create(parts)
    if (host.environment === 'partner-app') return host
    const { adopt, close } = host
    return Object.assign(host, {
      async adopt(taken) {
        const isPartners = host.partnerToken() !== null
        const isAdopted = await adopt(taken)
        if (isAdopted && isPartners) tab.setItem(KEY, String(taken.userId))
        return isAdopted
      },
      close() {
        const userId = session.current()?.userId
        if (userId === undefined || tab.getItem(KEY) !== userId) return close()
        return host
          .partnerReturn('QUIT')
          .catch(() => false)
          .then((hasLeft) => (hasLeft ? undefined : close()))
      },
    } satisfies Partial<AppHost>)
  }
