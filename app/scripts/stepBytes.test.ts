import assert from 'node:assert/strict'
import { test } from 'vitest'
import { LIMITS, stepFaults, stepFiles } from './stepBytes.ts'

const FACE = '../flows/steps/src/pages/face/Face.tsx'
const READ = '../flows/steps/src/pages/read/Read.tsx'
const CARD = '../flows/raise-limit/src/card/Card.tsx'
const chunks = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_kit'],
    dynamicImports: [FACE, READ, CARD, 'loan.tsx'],
  },
  _kit: { file: 'kit.js' },
  'loan.tsx': { file: 'loan.js', isDynamicEntry: true, imports: ['_sheet'] },
  _sheet: { file: 'sheet.js' },
  _both: { file: 'both.js' },
  [FACE]: {
    file: 'face.js',
    css: ['face.css'],
    isDynamicEntry: true,
    imports: ['_kit', '_both', '_sheet', '_own'],
    dynamicImports: ['camera.tsx', READ],
  },
  _own: { file: 'own.js' },
  'camera.tsx': { file: 'camera.js', isDynamicEntry: true },
  [CARD]: { file: 'card.js', isDynamicEntry: true },
  [READ]: { file: 'read.js', isDynamicEntry: true, imports: ['_both'] },
}

test('a step, and a page of a flow, owns its pages and what only they lead to, lazy chunks and style too', () => {
  assert.deepEqual(
    [...stepFiles(chunks)].map(([step, files]) => [step, [...files].toSorted()]),
    [
      ['face', ['camera.js', 'face.css', 'face.js', 'own.js']],
      ['raise-limit/card', ['card.js']],
      ['read', ['read.js']],
    ],
  )
})

test('a step over its limit is a fault, and so is a limit without a step', () => {
  const light = Object.entries(LIMITS).map(([step, limit]) => ({ step, bytes: 10, limit }))
  assert.deepEqual(stepFaults(light), [])
  assert.deepEqual(stepFaults([{ step: 'face', bytes: 15_001, limit: 15_000 }, ...light.slice(1)]), [
    'face has 15001 bytes, and room for 15000',
  ])
  assert.deepEqual(stepFaults(light.slice(1)), ['face has a limit, and no chunk in the build'])
})
