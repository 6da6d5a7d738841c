import assert from 'node:assert/strict'
import { test } from 'vitest'
import { faults } from '../boundaries.ts'
import { importing, planted } from './testing/planted.ts'

/** The fault, the file that has it, its text, and the expected message with fault and remedy. */
type Case = [title: string, file: string, text: string, message: RegExp]
const FOUND: Case[] = [
  [
    'the kit knows pricing',
    'kit/src/Bad/Bad.tsx',
    importing('thousands', '@koo/pricing'),
    /may not use.*Move what both need/,
  ],
  [
    'the kit knows the router',
    'kit/src/Bad/Bad.tsx',
    importing('Link', 'react-router-dom'),
    /Only flows\/core and app know the router/,
  ],
  [
    'pricing knows react',
    'pricing/src/bad.ts',
    importing('useState', 'react'),
    /may not use.*rules\/table\.ts/,
  ],
  [
    'the client knows the kit',
    'api-client/src/bad.ts',
    importing('Button', '@koo/kit/Button'),
    /may not use/,
  ],
  [
    'core knows the client',
    'flows/core/src/bad.ts',
    importing('createGateway', '@koo/api-client'),
    /may not use/,
  ],
  [
    'the page layer knows pricing',
    'flows/page/src/bad.ts',
    importing('money', '@koo/pricing'),
    /may not use/,
  ],
  ['the page layer knows steps', 'flows/page/src/bad.ts', importing('consent', '@koo/steps'), /may not use/],
  [
    'the page layer knows the router',
    'flows/page/src/bad.ts',
    importing('useNavigate', 'react-router-dom'),
    /leaves with exit\(\)/,
  ],
  [
    'shared steps know a flow',
    'flows/steps/src/bad.ts',
    importing('siku', '@koo/flow-siku'),
    /move what both need to flows\/steps/,
  ],
  [
    'a page knows the router',
    'flows/siku/src/bad.tsx',
    importing('useNavigate', 'react-router-dom'),
    /siku\/src\/bad\.tsx:1 imports.*leaves with exit\(\)/,
  ],
  [
    'a flow knows another by name',
    'flows/siku/src/bad.ts',
    importing('koocard', '@koo/flow-koocard'),
    /Flows never import each other: move what both need to flows\/steps/,
  ],
  [
    'another flow by path',
    'flows/siku/src/bad.ts',
    "export { card } from '../../koocard/src/card.ts'\n",
    /outside its package.*Flows never import each other/,
  ],
  [
    'another package by path',
    'kit/src/Bad/Bad.ts',
    "export { x } from '../../../pricing/src/x.ts'\n",
    /outside its package.*by its name/,
  ],
  [
    'the router as a type',
    'flows/siku/src/bad.ts',
    "export type Bad = import('react-router-dom').Location\n",
    /leaves with exit\(\)/,
  ],
  [
    'the router, loaded later',
    'flows/siku/src/bad.ts',
    "export const bad = () => import('react-router-dom')\n",
    /leaves with exit\(\)/,
  ],
  [
    'a library that the manifest does not name',
    'pricing/src/bad.ts',
    importing('Decimal', 'decimal.js'),
    /no dependency of pricing.*Name it in dependencies/,
  ],
]

for (const [title, file, text, message] of FOUND) {
  test(`${title}: found`, (t) => assert.match(faults(planted(t, { [file]: text })).join('\n'), message))
}

test('a forbidden dependency in a manifest: found', (t) => {
  const fine = { 'pricing/src/fine.ts': 'export const fine = 1\n' }
  const workspace = planted(t, fine, { dependencies: { react: '*' } })
  assert.match(faults(workspace).join('\n'), /pricing\/package\.json depends on react/)
})

test('a package that depends on the app: found', (t) => {
  const fine = { 'stories/src/fine.ts': 'export const fine = 1\n' }
  const workspace = planted(t, fine, { dependencies: { '@koo/app': '*' } })
  assert.match(faults(workspace).join('\n'), /imported by nobody.*Move what both need/)
})

test('styles, the own package, node and types of an allowed library are left alone', (t) => {
  const workspace = planted(
    t,
    {
      'kit/src/Good/Good.css.ts':
        "import { style } from '@vanilla-extract/css'\nexport const good = style({})\n",
      'api-client/src/good.ts':
        "import path from 'node:path'\nexport { x } from '@koo/planted/x'\nexport { path }\n",
      'api-client/src/good2.ts':
        "export type { FetchError } from 'ofetch'\nexport { good } from './good.ts'\n",
    },
    { dependencies: { ofetch: '*' } },
  )
  assert.deepEqual(
    faults(workspace).filter((fault) => !fault.startsWith('kit/package.json')),
    [],
  )
})
