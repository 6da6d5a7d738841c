import { IconBell, IconCalendar, IconStar } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import { CouponFloor } from './CouponFloor.tsx'
import { Entries } from './Entries.tsx'
import type { FloorProps } from './floorProps.ts'
import type { Floor } from './floors.ts'
import * as styles from './floors.css.ts'
import { LimitFloor } from './LimitFloor.tsx'
import { PictureFloor } from './PictureFloor.tsx'
import { useFollow } from './useFollow.ts'

/** A floor as its kind is shown. */
export function FloorOf({ floor, exit, coupon }: FloorProps) {
  switch (floor.code) {
    case 'notice':
      return <NoticeFloor floor={floor} />
    case 'card':
      return <LimitFloor floor={floor} exit={exit} />
    case 'menu':
      return <Entries floor={floor} />
    case 'topUp':
      return <Entries floor={floor} heading={floor.title || copy.headings.topUp} />
    case 'coupons':
      return <CouponFloor floor={floor} exit={exit} coupon={coupon} />
    case 'banner':
      return <PictureFloor floor={floor} label={floor.title || copy.headings.banner} />
    case 'campaigns':
      return <PictureFloor floor={floor} heading={floor.title || copy.headings.campaigns} />
    case 'signIn':
    case 'member':
      return <RowFloor floor={floor} />
    case 'safety':
      return <SafetyFloor floor={floor} />
  }
}

interface OneFloorProps {
  floor: Floor
}

/** The most urgent message, in one line or a few. It stands still. */
const NoticeFloor = ({ floor: { items } }: OneFloorProps) => (
  <p className={styles.notice}>
    <IconBell className={styles.noticeIcon} />
    <span>{items[0]?.title}</span>
  </p>
)

const icons = { signIn: <IconCalendar />, member: <IconStar /> }

/** Rows with what they say, which lead on. */
function RowFloor({ floor: { code, items } }: OneFloorProps) {
  const follow = useFollow(code)
  return (
    <Surface pad="list">
      {items.map(({ key, title, text, button, url }) => (
        <ListRow
          key={key}
          icon={icons[code as keyof typeof icons]}
          label={title}
          note={text}
          value={button}
          onClick={() => follow(url)}
        />
      ))}
    </Surface>
  )
}

/** Warnings, which lead nowhere. */
const SafetyFloor = ({ floor: { title, items } }: OneFloorProps) => (
  <>
    {items.map((item) => (
      <Notice key={item.key} tone="warn" heading={title}>
        {item.title}
      </Notice>
    ))}
  </>
)
