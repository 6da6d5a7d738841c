import type { Line } from './line.ts'

/** Why nothing uses a line of the specification. */
export interface Answer {
  reason: string
  /** The day on which it was given: 2026-11-30. */
  date: string
  /** Names that nothing reached has: with one of them there, the reason is out of date. */
  while?: string[]
  /** The entry or record that decided it: `gap 62`, `decision 031`. */
  on?: string
  /** The specification has no more than the name. */
  isNameOnly?: true
}

/** Answers by list and id. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>

/** A line with what is to be said of it. */
export interface Row extends Line {
  state: 'used' | 'answered' | 'open'
  reason?: string
  date?: string
}

/** How many lines may have an answer beside those that are a name only. */
export const MOST_ANSWERED = 40

/** What the register is held against. */
export interface Held {
  has: (word: string) => boolean
  isEntry: (id: string) => boolean
}

/** Lines with their states, and the faults: a line that nothing uses and nobody answered, an answer that does not hold. */
export function answered(
  lines: readonly Line[],
  answers: Answers,
  held: Held,
): { rows: Row[]; faults: string[] } {
  const faults: string[] = []
  const rows = lines.map((line): Row => {
    const answer = answers[line.list]?.[line.id]
    if (answer)
      faults.push(...staleness(line, answer, held).map((fault) => `${line.list} ${line.id}: ${fault}`))
    if (line.by.length > 0) return { ...line, state: 'used' }
    if (!answer) {
      faults.push(
        `${line.list} ${line.id}: ${line.but ?? 'nothing uses it'}, and it has no answer. ${line.says}`,
      )
      return { ...line, state: 'open' }
    }
    const { reason, date } = answer
    return { ...line, state: 'answered', reason, date, ...(answer.isNameOnly && { isNameOnly: true }) }
  })
  const known = new Set(lines.map(({ list, id }) => `${list} ${id}`))
  for (const [list, each] of Object.entries(answers))
    for (const id of Object.keys(each))
      if (!known.has(`${list} ${id}`)) faults.push(`${list} ${id}: an answer for a line that does not exist.`)
  const counted = rows.filter(({ state, isNameOnly }) => state === 'answered' && !isNameOnly)
  if (counted.length > MOST_ANSWERED)
    faults.push(`${counted.length} lines are answered, ${MOST_ANSWERED} at most: build one.`)
  return { rows, faults }
}

/** Why an answer does not hold, or no longer. */
function staleness(line: Line, answer: Answer, { has, isEntry }: Held): string[] {
  const { reason, date, while: absent = [], on } = answer
  const faults = absent
    .filter(has)
    .map((word) => `the answer is out of date, for ${word} is there by now. "${reason}"`)
  if (line.by.length > 0) faults.push(`the answer is out of date, for ${line.by[0]} uses it. "${reason}"`)
  if (on !== undefined && !isEntry(on)) faults.push(`the answer stands on ${on}, which does not exist.`)
  if (absent.length === 0 && on === undefined && !answer.isNameOnly)
    faults.push(
      'the answer stands on nothing: name in `while` what is not there, or in `on` what decided it.',
    )
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || reason.trim() === '')
    faults.push('the answer lacks its reason or its day.')
  return faults
}
