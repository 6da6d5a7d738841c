import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Stories of one component that may have the same picture, the ids joined by ` = `, and why. */
export const allowedTwins: Readonly<Record<string, string>> = {}

/** Groups of stories of one component whose pictures do not differ, each as its sorted ids joined by ` = `. */
export function twins(pictures: ReadonlyMap<string, Uint8Array>): string[] {
  const groups = new Map<string, string[]>()
  for (const [id, bytes] of pictures) {
    const [component = id] = id.split('--')
    const key = `${component} ${createHash('sha256').update(bytes).digest('hex')}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()].filter((ids) => ids.length > 1).map((ids) => ids.toSorted().join(' = '))
}

/** The pictures of all stories by day, by the id of the story. */
export function picturesOf(root: string): Map<string, Uint8Array> {
  const folder = path.join(root, 'stories/visual/pictures/koo')
  const files = readdirSync(folder).filter((file) => file.endsWith('.png') && !file.endsWith('.screen.png'))
  return new Map(files.map((file) => [file.slice(0, -'.png'.length), readFileSync(path.join(folder, file))]))
}
