import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { create } from '../bin/create.ts'
import { loadAll } from '../bin/packages.ts'
import { pageSizes, sizeReport } from '../bin/pageSizes.ts'
import {
  close,
  defineFlow,
  defineStep,
  link,
  metaRouting,
  type FlowData,
  type Pages,
  type Query,
} from '../src/index.ts'
import { checkFlow, checkFlows, checkLinks, draw, sheet, type Defect } from '../src/tools/index.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures', 'flows')
const bin = path.join(import.meta.dirname, '..', 'bin', 'flow.ts')
const run = promisify(execFile)
const flow = (...args: string[]) => run(process.execPath, [bin, ...args, '--root', fixtures])

async function flowNamed(id: string, root = fixtures) {
  const found = (await loadAll(root)).flatMap(({ flows }) => flows).find((it) => it.id === id)
  if (!found) throw new Error(`no flow ${id}`)
  return found
}

describe('the tools on the command line', () => {
  it('list: flows as data, without running a page', async () => {
    const { stdout } = await flow('list', '--json')
    const flows: { id: string; pages: { pageId: string; path: string }[] }[] = JSON.parse(stdout)
    expect(flows.map(({ id }) => id)).toEqual(['broken-one', 'siku'])
    expect(flows[1]?.pages[2]).toMatchObject({
      path: '/siku/videofail',
      pageId: 'siku_videofail',
      login: true,
    })
  })

  it('check: fails with cures, and prints the size of each page', async () => {
    await expect(flow('check')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/broken-one: .*leads nowhere\n {4}cure: map it/),
      stdout: expect.stringMatching(/siku\/src\/checking +\d+/),
    })
  })

  it('sheet and draw print; an unknown flow is told which there are', async () => {
    expect((await flow('sheet', 'siku')).stdout).toContain('siku_video')
    expect((await flow('draw', 'siku')).stdout).toContain('flowchart')
    await expect(flow('sheet', 'sikku')).rejects.toMatchObject({
      stderr: expect.stringContaining('broken-one, siku'),
    })
  })

  it('says what it can do', async () => {
    expect((await flow('--help')).stdout).toContain('new NAME --like OTHER')
    await expect(flow('dance')).rejects.toMatchObject({ code: 2 })
  })
})

describe('new', () => {
  let root = ''
  beforeAll(() => {
    root = path.join(mkdtempSync(path.join(import.meta.dirname, 'made-')), 'flows')
    cpSync(fixtures, root, { recursive: true })
  })
  afterAll(() => rmSync(path.dirname(root), { recursive: true }))

  it('makes a flow that differs in id, name and addresses, and is sound', async () => {
    const made = create(root, 'zhuan-zhuan', 'siku')
    expect(made.files).toContain('package.json')
    expect(made.ownSteps).toEqual(['src/checking/step.ts'])
    expect(JSON.parse(readFileSync(path.join(made.folder, 'package.json'), 'utf8'))).toMatchObject({
      name: '@koo/flow-zhuan-zhuan',
    })
    expect(readFileSync(path.join(made.folder, 'test', 'flow.test.ts'), 'utf8')).toContain(
      'flowContract(zhuanZhuan)',
    )
    const born = await flowNamed('zhuan-zhuan', root)
    expect(born.base).toBe('/zhuan-zhuan')
    expect(checkFlow(born)).toEqual([])
  })

  it.each([
    ['siku', 'siku', 'exists'],
    ['Big', 'siku', 'small letters'],
    ['fine', 'nobody', 'no flow package'],
    ['../up', 'siku', 'small letters'],
  ])('refuses %s like %s', (name, like, reason) => expect(() => create(root, name, like)).toThrow(reason))
})

describe('checkFlow', () => {
  it('finds nothing in a sound flow', async () => expect(checkFlow(await flowNamed('siku'))).toEqual([]))

  it('names each defect and its cure', async () => {
    const defects = checkFlow({
      ...(await flowNamed('broken-one')),
      id: 'Broken one',
      start: 'strat',
      entries: ['nowhere'],
    })
    expect(defects.map(({ where, what }) => `${where}: ${what}`).toSorted()).toMatchInlineSnapshot(`
      [
        "/broken-one/form: exit 'done' pushes the final page 'outcome'",
        "/broken-one/form: exit 'help' leads nowhere",
        "/broken-one/form: maps an exit 'gone' that the step does not have",
        "/broken-one/lost/read: exit 'done' leads nowhere",
        "/broken-one/lost/read: exit 'help' leads nowhere",
        "/broken-one/lost/read: is never led to",
        "/broken-one/lost: is never led to",
        "entries: 'nowhere' is no page",
        "exits: 'elsewhere' is no page",
        "id: 'Broken one'",
        "start: 'strat' is no page",
      ]
    `)
    expect(defects.every(({ cure }) => cure.length > 10)).toBe(true)
  })
})

describe('planted defects', () => {
  const step = (title: string | ((query: Query) => string)) =>
    defineStep({ title, exits: { done: null } }).page(() => Promise.resolve({ default: () => null }))
  const flowOf = (id: string, pages: Pages, base = `/${id}`): FlowData =>
    defineFlow({ id, base, start: 'form', pages, exits: { form: { done: close } } })
  const found = (defects: readonly Defect[]) =>
    defects.map(({ where, what, cure }) => `${where}: ${what}. ${cure}`)

  it.each([
    ['empty', step('')],
    ['blank', step('  ')],
    ['made of a query that is not there', step(({ name }) => name ?? '')],
    ['not to be had without a query', step(({ name = '' }) => JSON.parse(name) as string)],
    ['missing', { ...step('x'), title: JSON.parse('{}').title as string }],
  ])('a title that is %s', (_, form) => {
    expect(found(checkFlow(flowOf('one', { form })))).toEqual([
      expect.stringMatching(/^\/one\/form: has no title\. give defineStep a title/),
    ])
  })

  it('an exit that is neither mapped nor has a server to ask', () => {
    const flow = { ...flowOf('one', { form: step('x') }), exits: {} }
    expect(found(checkFlow(flow))).toEqual([
      expect.stringMatching(/^\/one\/form: exit 'done' leads nowhere\. map it under the flow's `exits`/),
    ])
    const asks = { ...flow, server: metaRouting({ call: () => Promise.reject(new Error('not asked')) }) }
    expect(checkFlow(asks)).toEqual([])
  })

  it('two flows with one id', () => {
    const [one, two] = [
      flowOf('one', { form: step('x') }),
      flowOf('one', { form: step('x'), more: step('y') }, '/two'),
    ]
    expect(found(checkFlows([one, two]))).toEqual([
      expect.stringMatching(/^id: two flows are 'one'\. give one of them another id/),
    ])
  })

  it("a link whose key the host's table does not have", () => {
    const flow = {
      ...flowOf('one', { form: step('x') }),
      exits: { form: { done: link('moon') } },
      server: metaRouting({ call: () => Promise.reject(new Error('not asked')) }),
    }
    expect(found(checkLinks(flow, ['loan', 'combine']))).toEqual([
      expect.stringMatching(/^\/one\/form, exit 'done': links to 'moon', which is no page key\. add the key/),
      expect.stringMatching(/^server code 'user-contacts': links to 'contact-add', which is no page key/),
    ])
    expect(checkLinks(flow, ['loan', 'combine', 'contact-add', 'moon'])).toEqual([])
  })

  it('a page key that two flows answer to, or that leads to no page', () => {
    const [one, two] = ['one', 'two'].map((id) => ({
      ...flowOf(id, { form: step('x') }),
      keys: { loan: 'form' },
    }))
    expect(found(checkFlows([one!, two!]))).toEqual([
      expect.stringMatching(/^keys: two flows answer to the page key 'loan'\. leave it/),
    ])
    expect(found(checkFlow({ ...one!, keys: { loan: 'gone' } }))).toEqual([
      expect.stringMatching(/^keys: 'loan' leads to no page 'gone'\. name a page/),
    ])
  })

  it('a page id given twice, in one flow and in two', () => {
    const twice = flowOf('one', { form: step('x'), 'a/b': step('y'), a_b: step('z') })
    expect(found(checkFlow(twice))).toContainEqual(
      expect.stringMatching(/^pages: two pages are 'one_a_b'\. rename one/),
    )
    const [whole, own] = [flowOf('root', { 'one/form': step('x') }, '/'), flowOf('one', { form: step('x') })]
    expect(found(checkFlows([whole, own]))).toEqual([
      expect.stringMatching(
        /^\/one\/form of root, \/one\/form of one: page id 'one_form' is given 2 times\. rename a page/,
      ),
    ])
    expect(checkFlows([own, flowOf('two', { form: step('x') })])).toEqual([])
  })
})

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

  it('names the pages above the limits, and the cure', () => {
    const report = sizeReport(pageSizes(root))
    expect(report.split('\n').slice(-2)).toEqual([
      'siku/src/form/inner is above 250 lines of source or 10 files: split it, or say why at its top',
      'siku/src/many is above 250 lines of source or 10 files: split it, or say why at its top',
    ])
  })
})

describe('sheet and drawing', () => {
  it('the sheet holds what a partner tests', async () => {
    expect(sheet(await flowNamed('siku'))).toMatchInlineSnapshot(`
      "# siku

      - where next: /pages/credit/siku (asks the server)
      - start and recovery: checking
      - opened from outside: checking
      - codes without a page here (start is shown, and reported): id-auth, id-number-auth, extra-user-contacts, id-card-auth, user-info, assess-amount, assess-amount-success, assess-amount-fail, pre-assess-amount-fail, pre-assess-amount-success, jydcheckedsuccess, bindcard
      - return codes to the partner: ASSESS_AMOUNT_FAILURE
      - header arrow: shown

      | address | page id | title | page codes | sign-in | asks on leaving | exits | remarks |
      | --- | --- | --- | --- | --- | --- | --- | --- |
      | /pages/credit/siku/checking | siku_checking | 额度评估中 | assess-amount-ing, pre-assess-amount-ing | yes |  | done → asks the server |  |
      | /pages/credit/siku/video | siku_video | 人脸识别 (by query) | face-verify | yes |  | failed → videofail<br>pay → link loan |  |
      | /pages/credit/siku/videofail | siku_videofail | 人脸识别失败 |  | yes |  | failed → partner ASSESS_AMOUNT_FAILURE<br>pay → video |  |
      "
    `)
  })
  it('the drawing holds pages, exits, answers and ways out', async () => {
    expect(draw(await flowNamed('siku'))).toMatchInlineSnapshot(`
      "flowchart TD
        checking["checking<br>额度评估中"]
        video["video<br>人脸识别"]
        videofail["videofail<br>人脸识别失败"]
        server{"server"}
        out_loan>"loan"]
        out_ASSESS_AMOUNT_FAILURE>"ASSESS_AMOUNT_FAILURE"]
        start((" ")) --> server
        checking -->|done| server
        video -->|failed| videofail
        video -->|pay| out_loan
        videofail -->|failed| out_ASSESS_AMOUNT_FAILURE
        videofail -->|pay| video
        server -.->|face-verify| video
        server -.->|assess-amount-ing| checking
        server -.->|pre-assess-amount-ing| checking
      "
    `)
  })
})
