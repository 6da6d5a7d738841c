import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it('every shared step is opened with wrong replies', () => {
  const pages = import.meta.dirname
  const steps = fs.readdirSync(pages).filter((name) => fs.existsSync(path.join(pages, name, 'step.ts')))
  const tests = ['way.test.tsx', 'proofs.test.tsx']
    .map((file) => fs.readFileSync(path.join(pages, file), 'utf8'))
    .join('\n')
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.filter((name) => !tests.includes(`'./${name}/step.ts'`))).toEqual([])
})
