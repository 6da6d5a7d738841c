import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageSizes, sizeReport } from './pageSizes.ts'

describe('page sizes', () => {
  let root = ''
  const put = (file: string, lines: number) => {
    const at = path.join(root, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, 'line\n'.repeat(lines))
  }
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sizes-'))
    put('siku/src/form/step.ts', 12)
    put('siku/src/form/Form.tsx', 40)
    put('siku/src/form/parts/Row.tsx', 5)
    put('siku/src/form/schema.ts', 15)
    put('siku/src/form/copy.ts', 300)
    put('siku/src/form/Form.test.tsx', 400)
    put('siku/src/form/Form.stories.tsx', 400)
    put('siku/src/form/inner/step.ts', 1)
    put('siku/src/form/inner/Inner.tsx', 250)
    put('siku/src/many/step.ts', 1)
    for (let n = 0; n < 10; n += 1) put(`siku/src/many/Part${n}.tsx`, 1)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('counts page, step, schema and copy apart, without stories and tests', () => {
    expect(pageSizes(root)).toEqual([
      {
        folder: 'siku/src/form',
        lines: { page: 45, step: 12, schema: 15, copy: 300, data: 0 },
        files: 5,
        isLarge: false,
      },
      expect.objectContaining({ folder: 'siku/src/form/inner', files: 2, isLarge: true }),
      expect.objectContaining({ folder: 'siku/src/many', files: 11, isLarge: true }),
    ])
  })

  it('names the pages above the limits, and what to do', () => {
    const report = sizeReport(pageSizes(root))
    expect(report.split('\n').slice(-2)).toEqual([
      'siku/src/form/inner is above 250 lines of source or 10 files: split it, or say why at its top',
      'siku/src/many is above 250 lines of source or 10 files: split it, or say why at its top',
    ])
  })
})
