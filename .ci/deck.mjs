// The hostile cases of the deck and the tests that carry their ids: `node .ci/deck.mjs` prints where each is tested.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const ID = /\b(?:URL|QRY|RSP|STO|INP|BRG|FIL|SEQ|PRV|CSP|SUP)-\d{3}\b/g
/** Tests, and the tables of cases that tests read. */
const CARRIES = /\.(?:test|spec)\.(?:mjs|tsx?)$|\/testing\/[\w-]+\.json$/
const SKIPPED = /^(?:node_modules|dist.*|\..+)$/

/** Every case: what it is about, and what it waits for when it is not built. */
export const cases = JSON.parse(fs.readFileSync(path.join(root, '.ci', 'deck.json'), 'utf8'))

function* filesIn(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.test(entry.name)) yield* filesIn(file)
    } else if (CARRIES.test(file)) yield file
  }
}

/** Files of tests by the id they carry. A mention in a comment is not a test. */
export function testsById() {
  const found = new Map()
  for (const file of [path.join(root, '.ci'), root].flatMap((folder) => [...filesIn(folder)])) {
    const text = fs.readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    for (const id of new Set(text.match(ID) ?? []))
      found.set(id, [...(found.get(id) ?? []), path.relative(root, file)])
  }
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tests = testsById()
  for (const [id, { case: what, waits }] of Object.entries(cases))
    console.log(
      `${id}  ${waits ? `not built: ${waits}` : (tests.get(id) ?? ['MISSING']).join(', ')}  (${what})`,
    )
}
