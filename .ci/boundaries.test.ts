import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { faults } from './boundaries.ts'
import { table } from './rules/table.ts'

const root = path.dirname(import.meta.dirname)

test('the packages keep the rules', () => {
  assert.deepEqual(faults(root), [])
})

test('the table in the README says what the check says', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const documented = Object.fromEntries(
    readme
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 6 && /^`.+\/`$/.test(cells[1] ?? ''))
      .map(([, folder = '', , , imports]) => [folder.slice(1, -2), imports]),
  )
  for (const [folder, { ours, libraries }] of Object.entries(table))
    assert.equal(documented[folder], [...ours, ...libraries].map((name) => `\`${name}\``).join(', '), folder)
})
