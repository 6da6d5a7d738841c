import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds } from './choice.ts'
import { columns, storyId, type StoryLink } from './matrix.ts'

const root = path.join(import.meta.dirname, '../../../..')

const FILES = '{kit/src,app/lab/src,stories/environments}/**/*.stories.tsx'

/** Every story of the kit, the lab and the environments, by title and export. */
async function knownStories(): Promise<string[]> {
  const known: string[] = []
  for await (const file of glob(FILES, { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8')
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
    for (const [, story = ''] of text.matchAll(/^export const (\w+)/gm)) known.push(storyId({ title, story }))
  }
  return known
}

describe('the matrix of environments', () => {
  it('leads to stories that exist', async () => {
    const links: StoryLink[] = kinds.flatMap((kind) => columns.map(([, cellOf]) => cellOf(kind).see))
    const known = await knownStories()
    expect([...new Set(links.map(storyId))].filter((id) => !known.includes(id))).toEqual([])
  })

  it('writes the id of a story as its address has it', () => {
    expect(storyId({ title: 'Primitives/UploadField', story: 'CameraOnly' })).toBe(
      'primitives-uploadfield--camera-only',
    )
  })
})
