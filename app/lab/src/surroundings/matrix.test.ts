import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds } from './choice.ts'
import { columns, storyAddress, storyId, type StoryLink } from './matrix.ts'

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

  it.each(['标题栏', '离开'])('shows %s in the very environment of the cell', (name) => {
    const [, cellOf] = columns.find(([column]) => column === name)!
    expect(kinds.map((kind) => cellOf(kind).see)).toMatchObject(
      kinds.map((kind) => ({ title: 'Environments/Frame', kind })),
    )
  })

  it.each(columns)('leads from cells of %s that say different things to different stories', (_, cellOf) => {
    const said = new Map(kinds.map((kind) => [cellOf(kind).text, storyAddress(cellOf(kind).see)]))
    expect(new Set(said.values()).size).toBe(said.size)
  })

  it('leads from an app below a version to what its customer is told', () => {
    const old = (kind: (typeof kinds)[number]) =>
      columns.map(([, cellOf]) => cellOf(kind).see.story).filter((story) => story.endsWith('InOldApp'))
    const inApps = kinds.filter((kind) => old(kind).length > 0)
    expect(inApps).toEqual(['app-ios', 'app-android', 'app-harmony', 'wallet-app'])
    expect(inApps.flatMap(old)).toEqual(inApps.flatMap(() => ['PhotoInOldApp', 'FaceInOldApp']))
  })

  it('opens a story in the environment of its cell', () => {
    const see = { title: 'Environments/Frame', story: 'Leaving', kind: 'wallet-app' } as const
    expect(storyAddress(see)).toBe('?path=/story/environments-frame--leaving&args=kind:wallet-app')
  })

  it('writes the id of a story as its address has it', () => {
    expect(storyId({ title: 'Primitives/UploadField', story: 'CameraOnly' })).toBe(
      'primitives-uploadfield--camera-only',
    )
  })
})
