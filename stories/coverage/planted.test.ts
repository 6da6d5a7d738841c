import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { faults } from '../../e2e/planted/faults.ts'
import { planted, root } from '../../e2e/planted/plant.ts'
import { names } from '../../.ci/steps.ts'

// A fault whose text has gone proves nothing: it is planted in what took its place, or taken out of the list.
test.each(faults)('the planted fault $id stands in its file once, and its tests are there', (fault) => {
  expect(planted(fault)).not.toBeNull()
  if (fault.test !== undefined) expect(existsSync(path.join(root, fault.test))).toBe(true)
})

test.each(faults)('the step of the planted fault $id is one of the run', ({ step }) => {
  expect(names.some((name) => name === step || name.startsWith(`${step} `))).toBe(true)
})

test('every planted fault has an id of its own', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
})
