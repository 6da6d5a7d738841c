// The lines at the end of a test run: each step, the slowest ones, what was unsteady, what failed, and the sum.
import type { Outcome } from './turbo.ts'

const SHOWN = 10
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9)

const line = ({ name, passed, failed, ms, kept }: Outcome) =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${kept ? '  unchanged' : seconds(ms)}`

/** A list under a title; nothing for an empty list. */
const listed = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : ['', `${title}:`, ...items.map((item) => `  ${item}`)]

const slowest = (title: string, items: readonly { name: string; ms: number }[]) =>
  listed(
    title,
    items
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SHOWN)
      .map(({ name, ms }) => `${seconds(ms)}  ${name}`),
  )

/** @param ms how long the whole run took */
export function closingLines(outcomes: readonly Outcome[], ms: number): string[] {
  const run = outcomes.filter(({ kept }) => !kept)
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return [
    '',
    ...outcomes.map(line),
    ...slowest('The slowest steps', run),
    ...slowest(
      'The slowest test files',
      run.flatMap(({ files }) => files),
    ),
    ...listed(
      'Passed at the second try only: find out why',
      outcomes.flatMap(({ unsteady }) => unsteady),
    ),
    ...listed(
      'Failed',
      outcomes.flatMap(({ failures }) => failures),
    ),
    '',
    `In all ${Math.round(ms / 1000)} s`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ]
}
