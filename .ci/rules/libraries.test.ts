import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'vitest'
import { libraryFaults } from './libraries.ts'
import { planted } from './testing/planted.ts'
import { readPackages } from './workspace.ts'

const root = path.dirname(path.dirname(import.meta.dirname))

test('every library that the product stands on does its work in shipped code', () => {
  assert.deepEqual(libraryFaults(readPackages(root)), [])
})

const USED = "import { createFetch } from 'ofetch'\nexport const used = createFetch\n"
const dependencies = { ofetch: '*', zod: '*' }

/** The fault: files, manifest, and the expected message. */
const FOUND = {
  'a library that is no dependency': {
    files: { 'api-client/src/a.ts': USED },
    manifest: { devDependencies: dependencies },
    message: /api-client\/package\.json does not depend on ofetch: name it in dependencies/,
  },
  'a library that only a test uses': {
    files: { 'api-client/src/a.test.ts': USED },
    manifest: { dependencies },
    message: /No shipped source of api-client imports ofetch: let it do its work there/,
  },
  'a library of which types alone are used': {
    files: { 'api-client/src/a.ts': "export type { $Fetch } from 'ofetch'\n" },
    manifest: { dependencies },
    message: /No shipped source of api-client imports ofetch/,
  },
  'a style that is never built': {
    files: {
      'flows/siku/src/a.css.ts': "import { style } from '@vanilla-extract/css'\nexport const a = style({})\n",
    },
    manifest: {},
    message: /siku\/src\/a\.css\.ts is a style.*name @vanilla-extract\/css in its devDependencies/,
  },
  'a tool that no script runs': {
    files: { 'e2e/src/a.ts': 'export {}\n' },
    manifest: { devDependencies: { '@playwright/test': '*' }, scripts: { test: 'true' } },
    message: /The script "test" of e2e\/package\.json does not run @playwright\/test/,
  },
}

for (const [title, { files, manifest, message }] of Object.entries(FOUND)) {
  test(`${title}: found`, (t) => {
    assert.match(libraryFaults(readPackages(planted(t, files, manifest))).join('\n'), message)
  })
}

test('a library that shipped code works with is left alone', (t) => {
  const packages = readPackages(planted(t, { 'api-client/src/a.ts': USED }, { dependencies }))
  assert.doesNotMatch(libraryFaults(packages).join('\n'), /ofetch/)
})
