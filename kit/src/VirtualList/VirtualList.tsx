'use client'
import {
  createContext,
  Fragment,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
} from 'react'
import { WindowVirtualizer, type CustomItemComponentProps, type WindowVirtualizerHandle } from 'virtua'
import { cx } from '../cx.ts'
import * as styles from './VirtualList.css.ts'

/** Lists up to this length are rendered completely. */
const SHORT = 30

/** Where the customer is in a list: the item at the top edge of the view. */
export interface ListPlace {
  key: string
  /** For an item that is gone when the customer comes back. */
  index: number
  /** How much of the item is above the edge, CSS px. */
  offset: number
}

export interface VirtualListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly T[]
  itemKey: (item: T) => string
  /** Height of an item that is not measured yet, in CSS px. */
  itemSize: number
  /**
   * Where a long list opens. The scroll position of the page does not say it: heights of items that are not measured yet are
   * estimated. Default: where the page is.
   */
  place?: ListPlace | null
  /** Called with the place in a long list when scrolling ends, and when the list is removed. */
  onPlaceChange?: (place: ListPlace) => void
  children: (item: T) => ReactElement
}

/**
 * A list that scrolls with the page. In a long list only the items near the view are rendered: 10,000 cost as much as
 * ten.
 */
export function VirtualList<T>({
  items,
  itemKey,
  itemSize,
  place,
  onPlaceChange,
  children,
  className,
  ...rest
}: VirtualListProps<T>) {
  const long = { items, itemKey, itemSize, place, onPlaceChange, children }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {items.length > SHORT ? (
        <LongList {...long} />
      ) : (
        <ul>
          {items.map((item) => (
            <li key={itemKey(item)} className={styles.item}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type LongListProps<T> = Pick<
  VirtualListProps<T>,
  'items' | 'itemKey' | 'itemSize' | 'place' | 'onPlaceChange' | 'children'
>

function LongList<T>({ items, itemKey, itemSize, place, onPlaceChange, children }: LongListProps<T>) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const report = () => {
    if (!list.current) return
    const { scrollOffset } = list.current
    const index = list.current.findItemIndex(scrollOffset)
    const item = items[index]
    if (item === undefined) return
    const offset = Math.round(scrollOffset - list.current.getItemOffset(index))
    onPlaceChange?.({ key: itemKey(item), index, offset })
  }
  const reportLast = useEffectEvent(report)
  const open = useEffectEvent(() => {
    if (!place) return
    const found = items.findIndex((item) => itemKey(item) === place.key)
    // After the effects of the page around it: a router sets its own scroll position there.
    queueMicrotask(() =>
      list.current?.scrollToIndex(found < 0 ? place.index : found, { offset: found < 0 ? 0 : place.offset }),
    )
  })
  useLayoutEffect(() => {
    open()
    return () => reportLast()
  }, [])
  return (
    <Length value={items.length}>
      <WindowVirtualizer ref={list} as="ul" item={Item} data={items} itemSize={itemSize} onScrollEnd={report}>
        {(item) => <Fragment key={itemKey(item)}>{children(item)}</Fragment>}
      </WindowVirtualizer>
    </Length>
  )
}

const Length = createContext(0)

/** Gives screen readers the position in the whole list, because only part of it is rendered. */
function Item({ index, children, ...rest }: CustomItemComponentProps) {
  return (
    <li {...rest} aria-posinset={index + 1} aria-setsize={use(Length)}>
      {/* The gap is inside: the height of an item is measured without its own padding. */}
      <div className={styles.item}>{children}</div>
    </li>
  )
}
