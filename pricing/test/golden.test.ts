import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { goldenSections } from './goldenSections.ts'

/**
 * The table of semantics 12. PRICING_GOLDEN may name another table of the same form, by a path relative to where npm
 * was started.
 */
const given = process.env['PRICING_GOLDEN']
const path =
  given === undefined
    ? fileURLToPath(new URL('golden.json', import.meta.url))
    : resolve(process.env['INIT_CWD'] ?? '.', given)
const table = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>

for (const [name, cases] of Object.entries(table)) {
  if (name === 'meta') continue
  describe(`golden ${name}`, () => {
    const check = goldenSections[name]
    if (check === undefined || !Array.isArray(cases)) {
      test('section is known', () => {
        expect.fail(`unknown section ${name}`)
      })
      return
    }
    test.each(cases.map((entry, index) => [caseName(entry, index), entry] as const))('%s', (_, entry) => {
      check(entry)
    })
  })
}

function caseName(entry: unknown, index: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : `case ${index}`
  const tag = typeof entry === 'object' && entry !== null && 'tag' in entry ? ` ${String(entry.tag)}` : ''
  return id + tag
}
