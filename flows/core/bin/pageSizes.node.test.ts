import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageSizes, sizeDefects, sizeReport } from './pageSizes.ts'

describe('page sizes', () => {
  let root = ''
  const put = (file: string, lines: number, first = '') => {
    const at = path.join(root, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, first + 'line\n'.repeat(lines))
  }
  const say = (reason: string) => `// Size: ${reason}\n`
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
    put('siku/src/many/step.ts', 1, say('ten pages of one subject'))
    put('siku/src/small/step.ts', 1, say('it was large once'))
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
        reason: null,
      },
      expect.objectContaining({ folder: 'siku/src/form/inner', files: 2, isLarge: true }),
      expect.objectContaining({ folder: 'siku/src/many', files: 11, isLarge: true }),
      expect.objectContaining({ folder: 'siku/src/small', isLarge: false }),
    ])
  })

  it('prints why a page is large', () => {
    const report = sizeReport(pageSizes(root))
    expect(report.split('\n').at(-1)).toBe('siku/src/many is large: ten pages of one subject')
  })

  it('finds a large page without a reason, and a reason without a large page', () => {
    expect(sizeDefects(pageSizes(root))).toEqual([
      {
        where: 'siku/src/form/inner',
        what: 'is above 250 lines of source or 10 files',
        cure: 'split it, or say why in a line `// Size: …` of its step.ts',
      },
      {
        where: 'siku/src/small',
        what: 'says why it is large, and is not',
        cure: 'take the line `// Size: …` out of its step.ts',
      },
    ])
  })
})
