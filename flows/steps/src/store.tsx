import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A value outside React, and who follows it. What `get` returns is never changed in place. */
export interface Store<T> {
  get(): T
  /** Calls `listener` after every change. Returns the end of it. */
  subscribe(listener: () => void): () => void
}

/** A store that is told its values. */
export interface ValueStore<T> extends Store<T> {
  set(value: T): void
}

export function valueStore<T>(start: T): ValueStore<T> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What `select` takes from the store. Draws again only when that differs: an object, in one of its fields. */
export function useStore<T, S>(store: Store<T>, select: (value: T) => S, isSame = isAlike): S {
  const last = useRef<{ store: Store<T>; selected: S } | null>(null)
  const read = () => {
    const selected = select(store.get())
    const before = last.current
    if (before?.store === store && isSame(before.selected, selected)) return before.selected
    last.current = { store, selected }
    return selected
  }
  return useSyncExternalStore(store.subscribe, read, read)
}

function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  for (const name in a) if (!Object.is(a[name], b[name])) return false
  for (const name in b) if (!(name in a)) return false
  return true
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export interface StoreTextProps<T> {
  store: Store<T>
  /** Pure, and the same function for as long as it says the same. */
  text(value: T): string
}

/**
 * A text that follows a store by itself: React makes the element, later values are written into it. For figures that
 * change with every key, of which a page has many: drawing the tree around each would cost more than all else.
 */
export function StoreText<T>({ store, text }: StoreTextProps<T>) {
  // React is given one text for good and therefore never writes another over ours.
  const [first] = useState(() => text(store.get()))
  const element = useRef<HTMLSpanElement>(null)
  const write = useCallback(() => {
    const next = text(store.get())
    const node = element.current?.firstChild
    if (!node) element.current?.append(next)
    else if (node.nodeValue !== next) node.nodeValue = next
  }, [store, text])
  useLayoutEffect(() => {
    write()
    return store.subscribe(write)
  }, [store, write])
  return <span ref={element}>{first}</span>
}
