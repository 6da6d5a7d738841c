import { Badge } from '@koo/kit/Badge'
import { IconCard, IconHouse, IconPerson, IconStar } from '@koo/kit/Icon'
import { copy } from './copy.ts'
import * as styles from './tabs.css.ts'
import type { HomeTab, OwnTab } from './tabsOf.ts'

export interface TabBarProps {
  tabs: readonly HomeTab[]
  /** The page that is shown. */
  at: OwnTab
  /** Messages that are not read. */
  unread?: number
  onTab?: (tab: HomeTab) => void
}

const icons = { home: IconHouse, wallet: IconCard, mine: IconPerson }

/** How the tabs look, also in the HTML of a page before its script. */
export function TabBar({ tabs, at, unread = 0, onTab }: TabBarProps) {
  return (
    <nav aria-label={copy.label} className={styles.bar}>
      {tabs.map((tab) => {
        const { code, title, page } = tab
        const Icon = page ? icons[page] : IconStar
        return (
          <button
            key={code}
            type="button"
            data-event={page ? `tab_${page}` : 'tab_other'}
            aria-current={page === at ? 'page' : undefined}
            className={styles.tab}
            onClick={() => onTab?.(tab)}
          >
            {page === 'mine' ? (
              <Badge count={unread} label={copy.unread(unread)} className={styles.icon}>
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
