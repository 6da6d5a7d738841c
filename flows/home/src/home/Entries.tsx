import { IconBell, IconCoupon, IconReceipt, IconShield, IconStar } from '@koo/kit/Icon'
import { Surface } from '@koo/kit/Surface'
import { adMark } from '@koo/steps/adverts'
import { useServerPicture } from '@koo/steps/server-picture'
import type { Floor, FloorItem } from './floors.ts'
import * as styles from './floors.css.ts'
import { useFollow } from './useFollow.ts'

/** Icons of the entries of the menu, by code. */
const icons: Readonly<Record<string, typeof IconStar | undefined>> = {
  coupons: IconCoupon,
  bills: IconReceipt,
  raise: IconShield,
  messages: IconBell,
}

export interface EntriesProps {
  floor: Floor
  heading?: string
}

/** Entries side by side: a picture or an icon, and a name. */
export function Entries({ floor: { code, items }, heading }: EntriesProps) {
  const follow = useFollow(code)
  return (
    <Surface {...(heading !== undefined && { heading })}>
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item.key}>
            <button type="button" className={styles.entry} onClick={() => follow(item.url)}>
              <EntryPicture {...item} />
              <span className={styles.entryTitle}>{item.title}</span>
              {item.mark && <span className={styles.entryMark[markOf(item.mark)]}>{adMark(item.mark)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Surface>
  )
}

/** `99+` is the longest number. */
const markOf = (mark: string) => (/^\d{1,2}\+?$/.test(mark) ? 'number' : 'text')

function EntryPicture({ code, picture }: FloorItem) {
  const image = useServerPicture(picture)
  const Icon = icons[code] ?? IconStar
  return (
    <span className={styles.entryPicture}>
      {image ? <img {...image} alt="" className={styles.entryImage} /> : <Icon />}
    </span>
  )
}
