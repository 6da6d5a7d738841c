// The libraries that the product is built on stay, and do their work in what is published, not in tests or types alone.
import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'vitest'
import { packageOf, readPackages, type Source } from './workspace.ts'

const packages = readPackages(path.dirname(path.dirname(import.meta.dirname)))
const packageIn = (folder: string) =>
  packages.find((each) => each.folder === folder) ?? assert.fail(`there is no package ${folder}`)
const imports = (name: string) => (source: Source) =>
  source.imports.some(({ from, isType }) => packageOf(from) === name && !isType)

test.each([
  ['react', 'kit'],
  ['react-dom', 'kit'],
  ['@radix-ui/react-dialog', 'kit'],
  ['@radix-ui/react-tabs', 'kit'],
  ['react-router-dom', 'flows/core'],
  ['react-hook-form', 'flows/page'],
  ['zod', 'api-client'],
  ['ofetch', 'api-client'],
  ['decimal.js', 'pricing'],
])('%s does its work in %s', (name, folder) => {
  const { manifest, files } = packageIn(folder)
  assert.ok(name in { ...manifest.dependencies, ...manifest.peerDependencies }, 'name it in dependencies')
  assert.ok(files.some(imports(name)), 'let it do its work in shipped code')
})

// It runs when a package is built and leaves plain CSS.
test('every package with styles builds them by @vanilla-extract/css', () => {
  const name = '@vanilla-extract/css'
  const styled = packages.filter(({ files }) =>
    files.some((source) => source.file.endsWith('.css.ts') && imports(name)(source)),
  )
  const without = styled.filter(({ manifest }) => !(name in { ...manifest.devDependencies }))
  assert.deepEqual(
    without.map(({ folder }) => folder),
    [],
    'name it in devDependencies',
  )
})

test.each([
  ['storybook', 'stories', 'build', /^storybook build/],
  ['chromatic', 'stories', 'chromatic', /\bchromatic$/],
  ['vitest', 'kit', 'test', /^vitest run/],
  ['@playwright/test', 'e2e', 'test', /^playwright test/],
])('%s runs in %s by its script %s', (name, folder, script, command) => {
  const { manifest } = packageIn(folder)
  assert.ok(name in { ...manifest.devDependencies }, 'name it in devDependencies')
  assert.match(manifest.scripts?.[script] ?? '', command)
})
