// Which tests prove the rules of the product. A test proves a rule by its id as a tag: `it('…', { tags: ['couponRule.7'] }, …)`.
//   npm run rules:coverage             a table: each rule, its tests or why there are none
//   npm run rules:coverage -- --json   the same as JSON, for other tools
// Fails when a rule has neither a test nor a reason, or when a test names a rule that does not exist. Whether the reason still
// holds, and whether the test looks at something that customers get, is for the register (npm run spec:coverage).
import fs from 'node:fs'
import path from 'node:path'
import { taggedTests, type Tagged } from './tags.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const TESTS = /\.(test|spec)\.tsx?$/
const NOT_OURS = /^(node_modules|dist|dist-.*|storybook-static|gen|\.git|\.cache|\.stryker-tmp)$/

/** An entry of `flows/rules.json`. */
export interface Rule {
  id: string
  statement: string
  testable: string
}

/** A test that names rules. */
export interface Named extends Pick<Tagged, 'title' | 'tags'> {
  file: string
}

interface Entry extends Rule {
  /** Each reads `file: title`. */
  tests: string[]
  reason: string | null
}

const ANSWERS = 'flows/spec-answers.json'
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/** The rules of the product, by areas. */
export const readRules = () => read('flows/rules.json') as Rule[]

/** Why a rule has no test, by its id: it is not built, or nothing can show it. */
export const readReasons = (): Record<string, string> => {
  const { rules } = read(ANSWERS) as { rules: Record<string, { reason: string }> }
  return Object.fromEntries(Object.entries(rules).map(([id, { reason }]) => [id, reason]))
}

/** The files of a folder that are ours, as paths from the root of the project. */
export function* filesIn(folder: string, wanted: RegExp): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name)
    if (NOT_OURS.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(file, wanted)
    else if (wanted.test(file)) yield file
  }
}

/** Every test of the project that has a rule of these areas as a tag. */
export function readTests(areas: readonly string[]): (Tagged & Named)[] {
  const isRule = isRuleOf(areas)
  return [...filesIn('.', TESTS)].flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    // A file without a tag needs no parser.
    if (!/\btags?: /.test(text)) return []
    return taggedTests(file, text)
      .map((test) => ({ ...test, file, tags: test.tags.filter(isRule) }))
      .filter(({ tags }) => tags.length > 0)
  })
}

/** Whether a tag is a rule of these areas: `result.6`. */
function isRuleOf(areas: readonly string[]): (tag: string) => boolean {
  const rule = new RegExp(String.raw`^(?:${areas.join('|')})\.[1-9]\d*$`)
  return (tag) => rule.test(tag)
}

export const areasOf = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.map(({ id }) => id.split('.')[0] ?? id)),
]

export interface Coverage {
  entries: Entry[]
  faults: string[]
}

/** Holds rules, tests and reasons (by rule) against each other. */
export function coverage(
  rules: readonly Rule[],
  tests: readonly Named[],
  reasons: Readonly<Record<string, string>>,
): Coverage {
  const byRule = new Map(rules.map(({ id }) => [id, [] as string[]]))
  const faults: string[] = []
  for (const { file, title, tags } of tests)
    for (const id of new Set(tags))
      if (byRule.has(id)) byRule.get(id)?.push(`${file}: ${title}`)
      else faults.push(`${id} is a tag of a test, and no rule of flows/rules.json: ${file}: ${title}`)
  const entries = rules.map((rule) => ({
    ...rule,
    tests: byRule.get(rule.id) ?? [],
    reason: reasons[rule.id] ?? null,
  }))
  for (const entry of entries) faults.push(...entryFaults(entry))
  for (const id of Object.keys(reasons))
    if (!byRule.has(id)) faults.push(`${id} is in ${ANSWERS}, and no rule of flows/rules.json.`)
  return { entries, faults }
}

function entryFaults({ id, statement, tests, reason }: Entry): string[] {
  if (tests.length === 0 && !reason?.trim())
    return [
      `${id} has no test. Give it as a tag to the test that proves it, or give a reason in ${ANSWERS}: ${statement}`,
    ]
  return []
}

function print({ entries, faults }: Coverage): void {
  for (const { id, statement, tests, reason } of entries) {
    console.log(`${id.padEnd(18)} ${statement}`)
    for (const test of tests) console.log(`${' '.repeat(19)}${test}`)
    if (tests.length === 0) console.log(`${' '.repeat(19)}NO TEST: ${reason ?? 'and no reason'}`)
  }
  const tested = entries.filter(({ tests }) => tests.length > 0).length
  const reasoned = entries.filter(({ tests, reason }) => tests.length === 0 && reason).length
  console.log(`\n${entries.length} rules, ${tested} with a test, ${reasoned} with a reason to have none`)
  if (faults.length > 0) console.log(['', ...faults].join('\n'))
}

if (import.meta.main) {
  const rules = readRules()
  const tests = readTests(areasOf(rules))
  const report = coverage(rules, tests, readReasons())
  if (process.argv.includes('--json')) {
    const untested = report.entries.filter(({ tests }) => tests.length === 0).map(({ id }) => id)
    const summary = { rules: rules.length, tested: rules.length - untested.length, untested }
    console.log(JSON.stringify({ summary, ...report }, undefined, 2))
  } else print(report)
  if (report.faults.length > 0) process.exitCode = 1
}
