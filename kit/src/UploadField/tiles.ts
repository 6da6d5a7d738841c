import type { UploadedPicture } from './types.ts'
import type { UploadItem } from './useUploads.ts'

/** One square of the field: a picture of an earlier visit, or one added on this page. */
export interface Tile {
  key: string
  item?: UploadItem
  picture?: UploadedPicture
}

/** Pictures of the value that were not added on this page. */
export function earlierOf(
  value: readonly UploadedPicture[],
  items: readonly UploadItem[],
): readonly UploadedPicture[] {
  return value.filter(({ id }) => !items.some(({ picture }) => picture?.id === id))
}

/** The squares of the field, in the order of its value: first earlier pictures, then those added on this page. */
export function tilesOf(value: readonly UploadedPicture[], items: readonly UploadItem[]): readonly Tile[] {
  const earlier = earlierOf(value, items).map((picture) => ({ key: `id-${picture.id}`, picture }))
  const picked = items
    // The owner of the value decides whether an uploaded picture stays in it.
    .filter(({ state, picture }) => state !== 'done' || value.some(({ id }) => id === picture?.id))
    .map((item) => ({ key: item.key, item, picture: item.picture }))
  return [...earlier, ...picked]
}
