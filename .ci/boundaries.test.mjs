import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { breaches } from './boundaries.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** A small house with one planted file; removed after the test. */
function planted(t, file, text, manifest = {}) {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'koo-boundaries-'))
  t.after(() => fs.rmSync(house, { recursive: true, force: true }))
  const folder = file.slice(0, file.indexOf('/src/'))
  fs.mkdirSync(path.join(house, path.dirname(file)), { recursive: true })
  fs.writeFileSync(
    path.join(house, folder, 'package.json'),
    JSON.stringify({ name: '@koo/planted', ...manifest }),
  )
  fs.writeFileSync(path.join(house, file), text)
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(house, '.oxlintrc.json'))
  return house
}

const lint = (house) =>
  spawnSync(path.join(root, 'node_modules', '.bin', 'oxlint'), ['--config', '.oxlintrc.json', '.'], {
    cwd: house,
    encoding: 'utf8',
  })

const planting = [
  ['kit/src/Bad/Bad.tsx', "import { thousands } from '@koo/pricing'\nexport const bad = thousands\n"],
  ['kit/src/Bad/Bad.tsx', "import { Link } from 'react-router-dom'\nexport const bad = Link\n"],
  ['pricing/src/bad.ts', "import { useState } from 'react'\nexport const bad = useState\n"],
  ['api-client/src/bad.ts', "import { Button } from '@koo/kit/Button'\nexport const bad = Button\n"],
  [
    'flows/core/src/bad.ts',
    "import { createGateway } from '@koo/api-client'\nexport const bad = createGateway\n",
  ],
  ['flows/cash-loan/src/bad.ts', "import { siku } from '@koo/flow-siku'\nexport const bad = siku\n"],
  [
    'flows/cash-loan/src/bad.ts',
    "import { useNavigate } from 'react-router-dom'\nexport const bad = useNavigate\n",
  ],
]

for (const [file, text] of planting) {
  void test(`a breach planted in ${file} is found: ${text.split('\n')[0]}`, (t) => {
    const house = planted(t, file, text)
    assert.match(breaches(house).join('\n'), /may not use/)
    const { status, stdout } = lint(house)
    assert.notEqual(status, 0, stdout)
    assert.match(stdout, /no-restricted-imports/)
  })
}

void test('a forbidden dependency in a manifest is found', (t) => {
  const house = planted(t, 'pricing/src/fine.ts', 'export const fine = 1\n', { dependencies: { react: '*' } })
  assert.match(breaches(house).join('\n'), /pricing\/package\.json depends on react/)
})

void test('a relative import that leaves its package is found', (t) => {
  const house = planted(t, 'kit/src/Bad/Bad.ts', "export { x } from '../../../pricing/src/x.ts'\n")
  assert.match(breaches(house).join('\n'), /outside its package/)
})

void test('nobody may depend on the app', (t) => {
  const house = planted(t, 'stories/src/fine.ts', 'export const fine = 1\n', {
    dependencies: { '@koo/app': '*' },
  })
  assert.match(breaches(house).join('\n'), /imported by nobody/)
})

void test('the full zod is refused everywhere', (t) => {
  const house = planted(t, 'app/src/bad.ts', "import { z } from 'zod'\nexport const bad = z\n")
  const { status, stdout } = lint(house)
  assert.notEqual(status, 0)
  assert.match(stdout, /zod\/mini/)
})

void test('the house itself keeps the rules', () => {
  assert.deepEqual(breaches(root), [])
})
