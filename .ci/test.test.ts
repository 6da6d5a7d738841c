import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'vitest'
import { closingLines } from './closing.ts'
import { flowFolders, kinds, packageFolders, readManifest } from './rules/workspace.ts'
import { left, names, phases } from './steps.ts'
import type { Outcome } from './turbo.ts'

const root = path.dirname(import.meta.dirname)
const tasks = phases.flatMap(({ steps }) => Object.values(steps))
const manifests = ['.', ...packageFolders(root)].map((folder) => readManifest(root, folder))

const outcome = (more: Partial<Outcome>): Outcome => ({
  name: 'kit',
  ms: 1,
  kept: false,
  passed: 0,
  failed: 0,
  failures: [],
  unsteady: [],
  files: [],
  ...more,
})

test('the last line is the sum of all steps, of those that were kept as well', () => {
  const outcomes = [outcome({ passed: 2, failed: 1 }), outcome({ passed: 3, kept: true })]
  assert.equal(closingLines(outcomes, 1000).at(-1), '5 passed, 1 failed')
})

test('what failed and what was unsteady is told by name', () => {
  const lines = closingLines([outcome({ failures: ['a.test.ts: a'], unsteady: ['b.test.ts: b'] })], 1000)
  assert.ok(lines.includes('  a.test.ts: a') && lines.includes('  b.test.ts: b'), lines.join('\n'))
})

test('every step is a script of its package, or stands for scripts of others', () => {
  const scripts = manifests.flatMap(({ name, scripts = {} }) =>
    Object.keys(scripts).map((script) => `${name === 'koo' ? '//' : name}#${script}`),
  )
  assert.deepEqual(
    tasks.filter((task) => !scripts.includes(task)),
    ['@koo/app#packages'],
  )
  assert.deepEqual(
    left.filter((name) => !names.includes(name)),
    [],
  )
})

test('every package says what it is, and a folder of flows is found by that', () => {
  assert.deepEqual(
    manifests
      .filter(({ name, kind }) => name !== 'koo' && !kinds.some((each) => each === kind))
      .map(({ name }) => name),
    [],
  )
  assert.deepEqual(
    flowFolders(root),
    packageFolders(root)
      .filter((folder) => readManifest(root, folder).name.startsWith('@koo/flow-'))
      .toSorted(),
  )
})

test('every package that has tests has a step that runs them', () => {
  const without = manifests
    .filter(({ name, kind, scripts }) => scripts?.['test'] && name !== 'koo' && kind !== 'flow')
    .map(({ name }) => `${name}#test`)
    .filter((test) => !tasks.some((task) => task.startsWith(test)))
  assert.deepEqual(without, [])
})

test('an unknown step is answered with the names of all', () => {
  const { status, stderr } = spawnSync(process.execPath, ['.ci/test.ts', '--only', 'kti'], {
    cwd: root,
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.match(stderr, /No step and no flow is called kti[^]*^ {2}kit$[^]*^ {2}siku$/m)
})
