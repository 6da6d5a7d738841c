import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { flow } from './testing/fixtureFlow.ts'

const root = mkdtempSync(path.join(tmpdir(), 'koo-diff-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@koo.test', ...args], { cwd: root })
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
/** A definition that needs no other package. */
const definition = (title: string, exits: object) => {
  const step = { title, exits, login: true, leave: null, over: false, final: false, entry: null }
  const rest = { id: 'shop', base: '/shop', start: 'form', entries: ['form'], server: null, theme: null }
  const data = { ...rest, exits: { form: exits }, pages: { form: step }, keys: {}, chrome: { back: true } }
  return `export const shop = { ...${JSON.stringify(data)}, href: String }\n`
}

it('diff: what went or came in the definitions since a revision', async () => {
  for (const folder of ['api-client', 'kit', 'pricing']) write(`${folder}/README.md`, folder)
  write('tsconfig.base.json', '{}')
  write('flows/shop/package.json', JSON.stringify({ name: '@koo/flow-shop', kind: 'flow' }))
  write('flows/shop/src/index.ts', definition('旧', {}))
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  const flows = path.join(root, 'flows')
  expect((await flow(['diff', 'HEAD'], flows)).stdout).toBe('no flow differs from HEAD\n')
  write('flows/shop/src/index.ts', definition('新', { done: { to: 'close' } }))
  expect((await flow(['diff', 'HEAD'], flows)).stdout.split('\n')).toEqual([
    '+ /shop/form: exit done → close',
    '- /shop/form: title 旧',
    '+ /shop/form: title 新',
    '',
  ])
  await expect(flow(['diff', 'no-such-revision'], flows)).rejects.toMatchObject({ code: 1 })
})
