import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashOf } from './prepared.ts'

it('another source, another name or another place is another bundle', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prepared-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const hashes = new Set<string>()
  const note = () => hashes.add(hashOf([folder]))
  fs.mkdirSync(path.join(folder, 'a'))
  fs.writeFileSync(path.join(folder, 'a', 'one.ts'), '1')
  note()
  note()
  expect(hashes.size).toBe(1)
  fs.writeFileSync(path.join(folder, 'a', 'one.ts'), '2')
  note()
  fs.renameSync(path.join(folder, 'a', 'one.ts'), path.join(folder, 'a', 'two.ts'))
  note()
  fs.renameSync(path.join(folder, 'a'), path.join(folder, 'b'))
  note()
  expect(hashes.size).toBe(4)
})
