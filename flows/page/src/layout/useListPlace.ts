import { useEntryKey, useStorage } from '@koo/flow'
import type { ListPlace, VirtualListProps } from '@koo/kit/VirtualList'
import { useState } from 'react'

/**
 * Brings the customer back to the same row of a long list, also after a reload: props for `VirtualList`. The list opened
 * anew starts at its top. `name` is the list's own within the product.
 */
export function useListPlace(name: string): Pick<VirtualListProps<never>, 'place' | 'onPlaceChange'> {
  const { memory } = useStorage()
  const entry = useEntryKey()
  const key = `list_place.${name}`
  const [place] = useState(() => placeIn(memory.getItem(key), entry))
  return {
    place,
    onPlaceChange: (now) => memory.setItem(key, JSON.stringify({ ...now, entry })),
  }
}

/** The place that `text` says, if it was left in the history entry `entry`. */
export function placeIn(text: string | null, entry: string): ListPlace | null {
  try {
    const kept: Partial<ListPlace & { entry: string }> | null = JSON.parse(text ?? 'null')
    if (entry === '' || kept?.entry !== entry) return null
    const { key, index, offset } = kept
    const isPlace = typeof key === 'string' && Number.isInteger(index) && Number.isFinite(offset)
    return isPlace ? ({ key, index, offset } as ListPlace) : null
  } catch {
    return null
  }
}
