import { Badge } from '@koo/kit/Badge'
import { ListRow } from '@koo/kit/ListRow'
import { useGateway } from '@koo/page/query'
import { copy } from './copy.ts'
import { momentOf, type MessageRow } from './rows.ts'
import * as styles from './type.css.ts'

/** Characters of a summary that are shown: about two lines. */
const SHOWN = 48

function short(text: string): string {
  const characters = Array.from(text)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}

interface MessageLineProps {
  message: MessageRow
  onOpen: () => unknown
}

/** One message of the list: whether it is unread, what it is about, and when it came. */
export function MessageLine({ message, onOpen }: MessageLineProps) {
  const now = useGateway().serverNow()
  const { title, summary, isUnread } = message
  const moment = momentOf(message, now)
  return (
    <ListRow
      data-event="message"
      icon={<span className={styles.mark}>{isUnread && <Badge dot label={copy.isUnread} />}</span>}
      label={title}
      note={
        <>
          {summary && <span className={styles.summary}>{short(summary)}</span>}
          {moment && <span className={styles.moment}>{moment}</span>}
        </>
      }
      onClick={() => void onOpen()}
    />
  )
}
