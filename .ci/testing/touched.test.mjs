import assert from 'node:assert/strict'
import test from 'node:test'
import { readManifests } from '../rules/workspace.mjs'
import { quick, root, slow } from './steps.mjs'
import { touchedPackages, touchedSteps } from './touched.mjs'

const packages = readManifests(root)
const touched = (...files) => touchedPackages(packages, files)
const namesOf = (set) => touchedSteps(slow, set).map(({ name }) => name)

void test('a change of a flow touches it, the app, the stories and the journeys, and no other flow', () => {
  const names = namesOf(touched('flows/coupon/src/flow.ts'))
  for (const name of ['flow pages 1', 'flows', 'app', 'app build', 'sizes', 'stories', 'e2e'])
    assert.ok(names.includes(name), `${name} is missing in ${names.join()}`)
  for (const name of ['kit', 'page', 'steps'])
    assert.ok(!names.includes(name), `${name} is in ${names.join()}`)
  const [pages] = touchedSteps(slow, touched('flows/coupon/src/flow.ts')).filter(({ sees }) => sees)
  assert.deepEqual(pages.command.slice(-1), [`${root}/flows/coupon/`])
})

void test('a change of the app alone runs the tests of no flow', () => {
  assert.ok(!namesOf(touched('app/src/flows.ts')).includes('flow pages 1'))
})

void test('a change of the kit touches everything with a page', () => {
  const names = namesOf(touched('kit/src/Tag/Tag.tsx'))
  for (const name of ['kit', 'page', 'steps', 'lab', 'flow pages 2', 'stories', 'app', 'e2e'])
    assert.ok(names.includes(name), `${name} is missing in ${names.join()}`)
  assert.ok(!names.includes('flow'))
})

void test('the innermost package owns a file', () => {
  assert.ok(!touched('app/lab/src/Lab.tsx').has('api-client'))
  assert.ok(touched('app/lab/src/Lab.tsx').has('app/lab'))
  assert.ok(!touched('api-client/sandbox/src/index.ts').has('pricing'))
})

void test('a file outside of the packages touches everything, a text nothing', () => {
  assert.equal(touched('pnpm-lock.yaml'), null)
  assert.equal(namesOf(null).length, slow.length)
  assert.equal(touched('README.md', 'kit/README.md').size, 0)
})

void test('every package with tests has a step that runs them', () => {
  const folders = new Set([...quick, ...slow].flatMap(({ cwd, sees = [] }) => [cwd, ...sees]))
  const missing = packages.filter(({ folder }) => !folders.has(folder)).map(({ folder }) => folder)
  assert.deepEqual(missing, [])
})
