import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFlow, checkPersonas } from '../src/tools/index.ts'
import { newFlow } from './newFlow.ts'
import { listPage, nameSilent, newPage } from './newPage.ts'
import { loadAll } from './packages.ts'
import { kinds } from './templates/page.ts'
import { project, scratchProject } from './testing/scratch.ts'

const scratch = scratchProject()
const { root, text, run } = scratch
afterAll(() => scratch.remove())

/** A definition with its personas: what somebody writes to compose a flow of steps that stand. */
const MOST_LINES = 40
const linesOf = (...files: string[]) =>
  files.reduce((sum, file) => sum + file.trimEnd().split('\n').length, 0)

describe('a new flow, with a page of every kind', () => {
  let firstLines = 0
  beforeAll(() => {
    newFlow(root, 'zhuan-zhuan', 'The partner zhuan-zhuan')
    firstLines = linesOf(text('flows/zhuan-zhuan/src/flow.ts'), text('flows/zhuan-zhuan/src/personas.ts'))
    for (const kind of Object.keys(kinds))
      newPage(root, { flow: 'zhuan-zhuan', name: `my-${kind}`, kind, title: '我的页面' })
    scratch.install('zhuan-zhuan')
    run('.', 'oxfmt', 'flows', 'app')
  })

  it('is small, and has nothing of another flow', () => {
    const definition = text('flows/zhuan-zhuan/src/flow.ts')
    expect(firstLines).toBeLessThanOrEqual(MOST_LINES)
    expect(linesOf(definition)).toBeLessThanOrEqual(MOST_LINES)
    expect(definition).toContain("from '@koo/steps/information'")
    const sources = globSync('flows/zhuan-zhuan/src/**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
    expect(sources.length).toBeGreaterThan(25)
    expect(sources.filter((source) => /loan_cash|serialNumber|@koo\/flow-/.test(source))).toEqual([])
  })

  it('is listed in the app, in order', () => {
    const list = text('app/src/flows.ts')
    const packages = [...list.matchAll(/ from '@koo\/flow-([\w-]+)'/g)].map(([, name]) => name)
    expect(packages).toContain('zhuan-zhuan')
    expect(packages).toEqual(packages.toSorted((a = '', b = '') => (a < b ? -1 : 1)))
    expect(list).toMatch(/const flows[^=]*= \[[^\]]*\bzhuanZhuan\b/)
    expect(JSON.parse(text('app/package.json'))).toMatchObject({
      dependencies: { '@koo/flow-zhuan-zhuan': 'workspace:*' },
    })
  })

  it('has a board', () => {
    expect(text('stories/docs/boards.stories.tsx')).toContain(
      "\nexport const ZhuanZhuan: Board = boardOf('zhuan-zhuan')\n",
    )
  })

  it('is built and published like the flows that stand', () => {
    const standing = JSON.parse(readFileSync(path.join(project, 'flows/coupon/package.json'), 'utf8'))
    const { license, files, exports, publishConfig, scripts, peerDependencies } = standing
    const made = JSON.parse(text('flows/zhuan-zhuan/package.json'))
    expect(made).toMatchObject({ license, files, exports, publishConfig, scripts, peerDependencies })
    expect({ ...made.dependencies, ...made.devDependencies }).toMatchObject({
      '@koo/flow': 'workspace:^',
      '@koo/page': 'workspace:^',
      '@koo/kit': 'workspace:^',
    })
  })

  it('holds its package.json and its sources: tools find all else at the root', () => {
    expect(readdirSync(path.join(root, 'flows/zhuan-zhuan')).toSorted()).toEqual([
      'node_modules',
      'package.json',
      'src',
    ])
    expect(linesOf(text('flows/zhuan-zhuan/package.json'))).toBeLessThanOrEqual(60)
  })

  it('has a sound definition', async () => {
    const [flow] = (await loadAll(path.join(root, 'flows'))).flatMap(({ flows }) => flows)
    expect(Object.keys(flow?.pages ?? {})).toEqual([
      'information',
      ...Object.keys(kinds).map((kind) => `my-${kind}`),
    ])
    expect(flow && checkFlow(flow)).toEqual([])
  })

  it('keeps types and lint', () => {
    expect(run('.', 'tsc', '--noEmit', '-p', '.')).toBe('')
    expect(run('.', 'oxlint', '--deny-warnings', 'flows')).toContain('0 errors')
  }, 300_000)

  it('passes its own tests', () => {
    expect(run('app', 'vitest', 'run', '--config', 'vitest.flows.config.ts')).toMatch(/Test Files .*6 passed/)
    // Each page is opened with every wrong reply to it.
  }, 600_000)
})

describe('the flows of the guide', () => {
  const guide = readFileSync(path.join(project, 'stories/docs/compose-a-flow.mdx'), 'utf8')
  const written = (file: string) => {
    const [, block] = new RegExp(`title="${file}".*\n([^]*?)\n\x60{3}`).exec(guide) ?? []
    if (block === undefined) throw new Error(`the guide writes no ${file}`)
    return block
  }

  it('are small, with their personas', () => {
    const files = ['flow.ts', 'personas.ts'].map((file) => written(`flows/xinghe/src/${file}`))
    expect(linesOf(...files)).toBeLessThanOrEqual(MOST_LINES)
  })

  it('cost 45 lines for a partner: definition, personas, hues, and what the sandbox knows of it', () => {
    const partners = 'api-client/sandbox/src/products/channel/partners'
    const files = ['flows/beidou/src/flow.ts', 'flows/beidou/src/personas.ts', `${partners}/beidou.ts`]
    expect(linesOf(...[...files, 'kit/src/theme/brands.ts'].map(written))).toBeLessThanOrEqual(45)
  })
})

describe('a new partner', () => {
  const partners = 'api-client/sandbox/src/products/channel/partners'
  beforeAll(() => {
    newFlow(root, 'bei-dou', 'Credit for the customers of bei-dou', '北斗')
    scratch.install('bei-dou')
  })

  it('is known to the sandbox, with customers whose phones no other has', () => {
    expect(text(`${partners}/index.ts`)).toContain("import { beiDou } from './beiDou.ts'\n")
    expect(text(`${partners}/index.ts`)).toMatch(/const list = \[[^\]]*\n {2}beiDou,\n\]/)
    expect(text(`${partners}/beiDou.ts`)).toMatch(/code: 'bei-dou',\n {2}name: '北斗',\n {2}phones: 40,/)
    newFlow(root, 'tian-shu', 'Credit for the customers of tian-shu', '天枢')
    expect(text(`${partners}/tianShu.ts`)).toContain('phones: 41,')
    rmSync(path.join(root, 'flows/tian-shu'), { recursive: true })
  })

  it('has a sound definition of all shared pages', { tags: ['route.25'] }, async () => {
    const found = (await loadAll(path.join(root, 'flows'))).find(({ folder }) => folder.endsWith('bei-dou'))
    const [flow] = found?.flows ?? []
    expect(flow && checkFlow(flow)).toEqual([])
    expect(flow?.theme).toBe('bei-dou')
    expect(flow && checkPersonas(flow, found?.personas ?? [])).toEqual([])
    expect(found?.personas[0]?.name).toBe('bei-dou-start')
  })
})

describe('what is refused', () => {
  it.each([
    ['zhuan-zhuan', 'exists'],
    ['Big', 'small letters'],
    ['../up', 'small letters'],
  ])('a flow %s', (name, reason) => expect(() => newFlow(root, name, 'x')).toThrow(reason))

  it.each([
    ['nobody', 'one', 'list', 'no flow package'],
    ['zhuan-zhuan', 'my-list', 'list', 'exists'],
    ['zhuan-zhuan', 'two', 'wizard', 'form, list, detail, result, waiting'],
    ['zhuan-zhuan', 'list-page', 'list', 'a part that the page uses'],
  ])('a page in %s called %s of kind %s', (flow, name, kind, reason) =>
    expect(() => newPage(root, { flow, name, kind, title: 'x' })).toThrow(reason),
  )
})

describe('a page in a definition', () => {
  it('makes entries and exits where there are none', () => {
    const listed = listPage(
      "import { defineFlow } from '@koo/flow'\n\nexport const a = defineFlow({\n  id: 'a',\n  pages: { b },\n})\n",
      'c-d',
      ['done'],
    )
    expect(listed).toBe(
      "import { back, defineFlow } from '@koo/flow'\nimport { cD } from './cD/step.ts'\n\nexport const a = defineFlow({\n  id: 'a',\n  entries: ['c-d'],\n  exits: { 'c-d': { done: back } },\n  pages: { b, 'c-d': cD },\n})\n",
    )
  })

  it('goes beside the pages that a partner shares with others', () => {
    const shared =
      "({\n  pages: partnerPages('a', { group }),\n  exits: partnerExits,\n  server: routing,\n})\n"
    expect(listPage(shared, 'b', ['done'])).toBe(
      "({\n  entries: ['b'],\n  pages: { ...partnerPages('a', { group }), b },\n  exits: { ...partnerExits, b: { done: back } },\n  server: routing,\n})\n",
    )
  })

  it('goes beside the pages of a channel that has them all from one name', () => {
    const channel = "/** For a. */\nexport const a = defineFlow(partnerChannel('a', { group }))\n"
    expect(listPage(channel, 'b', ['done'])).toBe(
      "const channel = partnerChannel('a', { group })\n\n/** For a. */\nexport const a = defineFlow({\n  ...channel,\n  entries: [...channel.entries, 'b' ],\n  pages: { ...channel.pages, b },\n  exits: { ...channel.exits, b: { done: back } },\n})\n",
    )
  })

  it('asks for help with a definition it cannot read', () => {
    expect(() => listPage('export const a = defineFlow(spec)', 'b', [])).toThrow('by hand')
  })
})

describe('a page without calls, in the derived tests', () => {
  it.each([
    ['attackedPages(a)\n', "attackedPages(a, { silent: ['b'] })\n"],
    ["attackedPages(a, { silent: ['c'] })\n", "attackedPages(a, { silent: ['c', 'b'] })\n"],
    ['attackedPages(a, { search })\n', "attackedPages(a, { silent: ['b'], search })\n"],
    ['flowContract(a)\n', 'flowContract(a)\n'],
  ])('%s', (before, after) => {
    expect(nameSilent(before, 'b').replace(' ]', ']')).toBe(after)
  })
})
