import { userQueryUnreadMessageCountQuery } from '@koo/api-client/calls'
import { useAddress, useSession, useSettings } from '@koo/flow'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { TabBar } from './TabBar.tsx'
import { tabsOf, type OwnTab } from './tabsOf.ts'

export interface HomeTabsProps {
  /** The page that is shown. */
  at: OwnTab
  exit: (tab: OwnTab) => unknown
}

// route.40
/** The tabs below the three pages. The tab of the customer's own page says how many messages are unread. */
export function HomeTabs({ at, exit }: HomeTabsProps) {
  const { opens, linkUrl } = useAddress()
  const { config } = useSettings()
  const open = useOpenUrl()
  const isCustomer = useSession().isLoggedIn()
  // A number is shown only where the messages can be read. It may fail silently: it is only a hint.
  const isCounted = isCustomer && linkUrl('messages') !== null
  const unread = useCall(userQueryUnreadMessageCountQuery, {}, { enabled: isCounted, staleTime: 0 })
  return (
    <TabBar
      tabs={tabsOf(config('homeTabs'), opens)}
      at={at}
      unread={isCounted ? (unread.data ?? 0) : 0}
      onTab={({ page, url }) => {
        if (page === at) window.scrollTo({ top: 0 })
        else if (page) exit(page)
        else void open(url)
      }}
    />
  )
}
