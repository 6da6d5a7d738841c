// Every page of every flow is tested under attack: none falls out silently.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const flows = path.join(import.meta.dirname, '..', 'flows')
const filesIn = (flow: string) =>
  fs.readdirSync(path.join(flows, flow, 'src'), { recursive: true }).map(String)
const read = (flow: string, file: string) => fs.readFileSync(path.join(flows, flow, 'src', file), 'utf8')

/** Flows with a page of their own. The pages that flows share have their own test in `steps`. */
const withPages = fs
  .readdirSync(flows)
  .filter((flow) => fs.existsSync(path.join(flows, flow, 'src', 'flow.ts')))
  .filter((flow) => flow !== 'core' && filesIn(flow).some((file) => path.basename(file) === 'step.ts'))

test('there are flows with pages of their own', () => assert.ok(withPages.length > 0))

/** The definitions of a package: one, and others in folders of their own. */
const definitions = withPages.flatMap((flow) =>
  filesIn(flow).flatMap((file) => (path.basename(file) === 'flow.ts' ? [{ flow, file }] : [])),
)

for (const { flow, file } of definitions)
  test(`every page of ${flow}/${file} is tested under attack`, () => {
    const [, id = '?'] = /export const (\w+) = (?:withWindows\(\s*)?defineFlow/.exec(read(flow, file)) ?? []
    const tests = filesIn(flow)
      .filter((each) => path.dirname(each) === path.dirname(file))
      .filter((each) => /^flow\..*test\.tsx$/.test(path.basename(each)))
      .map((each) => read(flow, each))
      .join('\n')
    const calls = tests.match(/\battackedPages\(\s*(\{ \.\.\.)?\w+/g) ?? []
    assert.ok(
      calls.some((call) => call.endsWith(id)),
      `no attackedPages(${id})`,
    )
    // A page that is taken out, because it needs another customer, has a call of its own.
    const taken = /const \{ ([^}]*), \.\.\.pages \} = \w+\.pages/.exec(tests)?.[1]?.split(', ') ?? []
    assert.ok(calls.length > taken.length, `${taken.join()} taken out of ${id}`)
  })
