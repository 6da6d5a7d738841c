import { IconPicture } from '@koo/kit/Icon'
import { ScrollRow } from '@koo/kit/ScrollRow'
import { Surface } from '@koo/kit/Surface'
import { useServerPicture } from '@koo/steps/server-picture'
import type { Floor, FloorItem } from './floors.ts'
import * as styles from './floors.css.ts'
import { useFollow } from './useFollow.ts'

export interface PictureFloorProps {
  floor: Floor
  heading?: string
  /** Name of the row, where it has no heading. */
  label?: string
}

/** Pictures in a row that the customer moves; nothing moves by itself. Each says in words what it is. */
export function PictureFloor({ floor: { code, items }, heading, label = heading ?? '' }: PictureFloorProps) {
  const follow = useFollow(code)
  return (
    <Surface {...(heading !== undefined && { heading })}>
      <ScrollRow label={label}>
        {items.map((item) => (
          <PictureCard key={item.key} item={item} wide={items.length === 1} onOpen={() => follow(item.url)} />
        ))}
      </ScrollRow>
    </Surface>
  )
}

interface PictureCardProps {
  item: FloorItem
  wide: boolean
  onOpen: () => void
}

function PictureCard({ item: { title, picture, mark }, wide, onOpen }: PictureCardProps) {
  const image = useServerPicture(picture)
  return (
    <button type="button" className={styles.pictureCard[wide ? 'wide' : 'one']} onClick={onOpen}>
      <span className={styles.picture}>
        {image ? <img {...image} alt="" className={styles.pictureImage} /> : <IconPicture />}
        {mark && <span className={styles.pictureMark}>{mark}</span>}
      </span>
      <span className={styles.pictureTitle}>{title}</span>
    </button>
  )
}
