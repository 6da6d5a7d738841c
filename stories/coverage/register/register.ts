// The register of the specification: each line of its lists is used, or answered with a reason and a day.
//   npm run spec:coverage             totals, the answered lines and the faults
//   npm run spec:coverage -- --json   a row a line: id, list, state, by or reason and date
// Fails when nothing uses a line and nobody answered it, or when an answer is out of date.
import fs from 'node:fs'
import path from 'node:path'
import { allFacts } from '../../../flows/core/bin/steps.ts'
import { readEntries } from '../citations.ts'
import { answered, type Answers, type Row } from './answers.ts'
import { readCode } from './code.ts'
import { readLines } from './lists.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')

/** The answers that the project has given. */
export const readAnswers = (): Answers =>
  JSON.parse(fs.readFileSync(path.join(root, 'flows/spec-answers.json'), 'utf8')) as Answers

/** Reads the register of the project. */
export async function readRegister(): Promise<{ rows: Row[]; faults: string[] }> {
  const code = readCode(root)
  const entries = new Set(readEntries(root).map(({ id }) => id))
  return answered(readLines(code, await allFacts(path.join(root, 'flows'))), readAnswers(), {
    has: (word) => code.words.has(word),
    isEntry: (id) => entries.has(id),
  })
}

/** How many lines of each list are in each state. */
export function totalsOf(rows: readonly Row[]) {
  return [...new Set(rows.map(({ list }) => list))].map((list) => {
    const own = rows.filter((row) => row.list === list)
    const count = (state: Row['state']) => own.filter((row) => row.state === state).length
    return { list, lines: own.length, used: count('used'), answered: count('answered'), open: count('open') }
  })
}

function print(rows: readonly Row[], faults: readonly string[]): void {
  console.table(totalsOf(rows))
  for (const { list, id, state, reason, date, isNameOnly } of rows)
    if (state === 'answered')
      console.log(`${list} ${id} (${date}${isNameOnly ? ', a name only' : ''}): ${reason}`)
  const counted = rows.filter(({ state, isNameOnly }) => state === 'answered' && !isNameOnly).length
  console.log(`\n${counted} lines are answered that the specification says more of than their name.`)
  if (faults.length > 0) console.log(['', ...faults].join('\n'))
}

if (import.meta.main) {
  const { rows, faults } = await readRegister()
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows, undefined, 2))
  else print(rows, faults)
  if (faults.length > 0) process.exitCode = 1
}
