import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

/** Marks in the sources of pages, with their files. */
async function marks(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('{flows,kit}/**/src/**/*.tsx', { cwd: root })) {
    if (/\.(?:test|stories)\.tsx$|node_modules/.test(file)) continue
    const text = await readFile(path.join(root, file), 'utf8')
    for (const [mark] of text.matchAll(/data-event=(?:"[^"]*"|\{[^}]*\})/g)) found.push(`${file} ${mark}`)
  }
  return found
}

/** Made of the ids of the rows of a menu, which stand in the source of its page. */
const OF_IDS = ['flows/steps/src/pages/menu/Group.tsx data-event={mark}']

it('what pages mark for analytics are names written in the source, never texts of a customer', async () => {
  const found = await marks()
  expect(found.length).toBeGreaterThan(15)
  const name = '[a-z][a-z\\d_]{0,39}'
  const fixed = new RegExp(`data-event=(?:"${name}"|\\{[^}\`]*\\? '${name}' : '${name}'\\})$`)
  expect(found.filter((mark) => !fixed.test(mark))).toEqual(OF_IDS)
})
