import { IconBank, IconCard, IconCoupon, IconInfo, IconReceipt, IconScan, IconStar } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { copy as typeCopy } from '../typeCopy.ts'
import type { MessageType } from '../types.ts'
import { copy } from './copy.ts'
import type { InboxType } from './inbox.ts'

const icons = {
  repayment: <IconReceipt />,
  loan: <IconBank />,
  credit: <IconCard />,
  activity: <IconCoupon />,
  membership: <IconStar />,
  order: <IconScan />,
  system: <IconInfo />,
} satisfies Record<MessageType, unknown>

interface TypeRowProps {
  row: InboxType
  onOpen: () => unknown
}

/** One type of messages, what it is about, and how many are unread. */
export function TypeRow({ row: { type, unread }, onOpen }: TypeRowProps) {
  const isUnread = unread !== null && unread > 0
  return (
    <ListRow
      data-event="message_type"
      icon={icons[type]}
      label={typeCopy.names[type]}
      note={copy.about[type]}
      value={isUnread ? typeCopy.unread(unread) : ''}
      onClick={() => void onOpen()}
    />
  )
}
