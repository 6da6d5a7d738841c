import fs from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/**
 * What a test may say that it proves: a rule of the product, a hostile case, an answer about money. Vitest refuses any
 * other tag, and `npx vitest run --tags-filter plan.3` runs the tests of one.
 */
export const tags = [
  ...(read('flows/rules.json') as { id: string; statement: string }[]).map(({ id, statement }) => {
    return { name: id, description: statement }
  }),
  ...Object.entries(read('stories/coverage/deck.json') as Record<string, { case: string }>).map(
    ([name, { case: description }]) => ({ name, description }),
  ),
  ...(read('stories/docs/rules/money.json') as { id: string; says: string }[])
    .filter(({ id }) => /^OC-\d+$/.test(id))
    .map(({ id, says }) => ({ name: id, description: says })),
]
