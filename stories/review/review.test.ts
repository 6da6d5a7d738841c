import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedSince, failedIn } from './changes.ts'
import { reviewPage } from './reviewPage.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'review-'))
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const picture = (name: string) => `stories/visual/pictures/koo/${name}.png`
const git = (...args: string[]) => execFileSync('git', args, { cwd: root })

beforeAll(() => {
  for (const name of ['same', 'other', 'gone']) write(picture(name), name)
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'pictures')
  write(picture('other'), 'changed')
  write(picture('new'), 'new')
  fs.rmSync(path.join(root, picture('gone')))
  write('README.md', 'no picture')
})
afterAll(() => fs.rmSync(root, { recursive: true }))

const texts = (found: ReturnType<typeof changedSince>) =>
  found.map(({ name, before, after }) => [name, before?.toString(), after?.toString()])

it('finds pictures that are changed, new or gone, and no other file', () => {
  expect(texts(changedSince(root, 'HEAD'))).toEqual([
    ['koo/gone', 'gone', undefined],
    ['koo/new', undefined, 'new'],
    ['koo/other', 'other', 'changed'],
  ])
  expect(() => changedSince(root, 'nowhere')).toThrow('nowhere')
})

it('finds what a run of the stories took, beside its baseline', () => {
  write('results/stories-tag/koo/same-actual.png', 'taken')
  write('results/stories-tag/koo/same-expected.png', 'same')
  expect(texts(failedIn(root, path.join(root, 'results')))).toEqual([['koo/same', 'same', 'taken']])
  expect(failedIn(root, path.join(root, 'nowhere'))).toEqual([])
})

it('is one page that loads nothing, with the command that takes a picture back', () => {
  const html = reviewPage(changedSince(root, 'HEAD'), 'Since HEAD.', 'git restore --source=HEAD --')
  expect(html).toContain('3 pictures differ')
  expect(html).toContain(`data-file="${picture('other')}"`)
  expect(html).toContain('data-command="git restore --source=HEAD --"')
  expect(html.match(/(?:src|href)="(?!data:)/g)).toBeNull()
})
