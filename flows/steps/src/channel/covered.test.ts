import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it('every shared step is opened with wrong replies', () => {
  const src = path.dirname(import.meta.dirname)
  const steps = fs.readdirSync(src).filter((name) => fs.existsSync(path.join(src, name, 'step.ts')))
  const tests = ['way.test.tsx', 'proofs.test.tsx']
    .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  expect(steps.filter((name) => !tests.includes(`'../${name}/step.ts'`))).toEqual([])
})
