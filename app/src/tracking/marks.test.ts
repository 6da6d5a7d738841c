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

/** Made of the ids of rows, tabs and ways, which stand in the source of their page. */
const OF_IDS = [
  'flows/home/src/tabs/TabBar.tsx data-event={page ? `tab_${page}',
  "flows/home/src/wallet/WalletRows.tsx data-event={way === 'topUp' ? 'top_up' : way}",
  'flows/membership/src/benefits/Benefits.tsx data-event={way}',
  'flows/steps/src/pages/menu/Group.tsx data-event={mark}',
  'flows/top-up/src/shop/shopPage.tsx data-event={id}',
]

it('what pages mark for analytics are names written in the source, never texts of a customer', async () => {
  const found = await marks()
  expect(found.length).toBeGreaterThan(15)
  const name = '[a-z][a-z\\d_]{0,39}'
  const fixed = new RegExp(`data-event=(?:"${name}"|\\{[^}\`]*\\? '${name}' : '${name}'\\})$`)
  expect(found.filter((mark) => !fixed.test(mark)).toSorted()).toEqual(OF_IDS)
})
