// The hostile cases of the deck and the tests that carry their ids: `node stories/coverage/deck.ts` prints where each is tested.
import fs from 'node:fs'
import path from 'node:path'

const root = path.dirname(path.dirname(import.meta.dirname))
const ID = /\b(?:URL|QRY|RSP|STO|INP|BRG|FIL|SEQ|PRV|CSP|SUP)-\d{3}\b/g
/** Tests, and the tables of cases that tests read. */
const CARRIES = /\.(?:test|spec)\.(?:mjs|tsx?)$|\/testing\/[\w-]+\.json$/
const SKIPPED = /^(?:node_modules|dist.*|\..+)$/

/** Every case: what it is about, and what it waits for when it is not built. */
export const cases = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'deck.json'), 'utf8'),
) as Record<string, { case: string; waits?: string }>

function* filesIn(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.test(entry.name)) yield* filesIn(file)
    } else if (CARRIES.test(file)) yield file
  }
}

/** Files of tests by the id they carry. A mention in a comment is not a test. */
export function testsById(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of [path.join(root, '.ci'), root].flatMap((folder) => [...filesIn(folder)])) {
    const text = fs.readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    for (const id of new Set(text.match(ID) ?? []))
      found.set(id, [...(found.get(id) ?? []), path.relative(root, file)])
  }
  return found
}

if (import.meta.main) {
  const tests = testsById()
  for (const [id, { case: what, waits }] of Object.entries(cases))
    console.log(
      `${id}  ${waits ? `not built: ${waits}` : (tests.get(id) ?? ['MISSING']).join(', ')}  (${what})`,
    )
}
