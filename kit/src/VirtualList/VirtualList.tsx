'use client'
import { createContext, Fragment, use, type ComponentProps, type ReactElement } from 'react'
import { WindowVirtualizer, type CustomItemComponentProps } from 'virtua'
import { cx } from '../cx.ts'
import * as styles from './VirtualList.css.ts'

/** Lists up to this length are rendered completely. */
const SHORT = 30

export interface VirtualListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly T[]
  itemKey: (item: T) => string
  /** Height of an item that is not measured yet, in CSS px. */
  itemSize: number
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
  children,
  className,
  ...rest
}: VirtualListProps<T>) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {items.length > SHORT ? (
        <Length value={items.length}>
          <WindowVirtualizer as="ul" item={Item} data={items} itemSize={itemSize}>
            {(item) => <Fragment key={itemKey(item)}>{children(item)}</Fragment>}
          </WindowVirtualizer>
        </Length>
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
