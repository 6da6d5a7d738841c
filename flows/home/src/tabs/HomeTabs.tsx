import { userQueryUnreadMessageCountQuery } from '@koo/api-client/calls'
import { useAddress, useSession, useSettings } from '@koo/flow'
import { Badge } from '@koo/kit/Badge'
import { IconCard, IconHouse, IconPerson, IconStar } from '@koo/kit/Icon'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { copy } from './copy.ts'
import * as styles from './tabs.css.ts'
import { tabsOf, type OwnTab } from './tabsOf.ts'

export interface HomeTabsProps {
  /** The page that is shown. */
  at: OwnTab
  exit: (tab: OwnTab) => unknown
}

const icons = { home: IconHouse, wallet: IconCard, mine: IconPerson }

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
  const count = isCounted ? (unread.data ?? 0) : 0
  return (
    <nav aria-label={copy.label} className={styles.bar}>
      {tabsOf(config('homeTabs'), opens).map(({ code, title, page, url }) => {
        const Icon = page ? icons[page] : IconStar
        return (
          <button
            key={code}
            type="button"
            data-event={page ? `tab_${page}` : 'tab_other'}
            aria-current={page === at ? 'page' : undefined}
            className={styles.tab}
            onClick={() => {
              if (page === at) window.scrollTo({ top: 0 })
              else if (page) exit(page)
              else void open(url)
            }}
          >
            {page === 'mine' ? (
              <Badge count={count} label={copy.unread(count)} className={styles.icon}>
                <Icon />
              </Badge>
            ) : (
              <span className={styles.icon}>
                <Icon />
              </span>
            )}
            <span className={styles.title}>{title}</span>
          </button>
        )
      })}
    </nav>
  )
}
