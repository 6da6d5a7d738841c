import { messageMarkAllRead } from '@koo/api-client/calls'
import { Inline } from '@koo/kit/Inline'
import { toast } from '@koo/kit/OverlayHost'
import { Skeleton } from '@koo/kit/Skeleton'
import { WriteButton } from '@koo/page/form'
import { useRef } from 'react'
import { copy as typeCopy } from '../typeCopy.ts'
import { nameOf } from '../types.ts'
import { copy } from './copy.ts'
import * as styles from './unread.css.ts'
import { useRefreshed } from './useRefreshed.ts'

export interface UnreadBarProps {
  /** The type whose messages are marked; undefined: all. */
  type?: string | undefined
  /** How many of them are unread; null when that is not known, undefined until it is. */
  count: number | null | undefined
  heading?: string
}

/** How many messages are unread, and a button that marks all of them as read after one question. */
export function UnreadBar({ type, count, heading }: UnreadBarProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const refresh = useRefreshed()
  return (
    <Inline justify="between">
      <div>
        {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
        <p ref={text} tabIndex={-1} className={styles.count}>
          {count === undefined ? <Skeleton width={64} /> : textOf(count)}
        </p>
      </div>
      {count !== undefined && count !== 0 && (
        <WriteButton
          data-event="mark_all"
          call={messageMarkAllRead}
          request={type === undefined ? {} : { type }}
          confirm={copy.confirm(nameOf(type))}
          // Marked twice they are read as well.
          repeatable
          kind="text"
          size="small"
          onDone={async () => {
            toast(copy.marked, { kind: 'success' })
            await refresh()
            // The button is gone: the focus stays beside it.
            text.current?.focus({ preventScroll: true })
          }}
        >
          {copy.mark}
        </WriteButton>
      )}
    </Inline>
  )
}

function textOf(count: number | null): string {
  if (count === null) return copy.unknown
  return count === 0 ? copy.none : typeCopy.unread(count)
}
