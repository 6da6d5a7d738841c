import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { create } from '../bin/create.ts'
import { loadAll } from '../bin/packages.ts'
import { checkFlow, draw, sheet } from '../src/tools/index.ts'

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

  it('check: fails with reasons', async () => {
    await expect(flow('check')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('because') })
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
    expect(made.ownPages).toEqual(['src/checking/page.tsx'])
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

  it('names each fault and why it is one', async () => {
    const faults = checkFlow({
      ...(await flowNamed('broken-one')),
      id: 'Broken one',
      start: 'strat',
      entries: ['nowhere'],
    })
    expect(faults.map(({ where, what }) => `${where}: ${what}`).toSorted()).toMatchInlineSnapshot(`
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
    expect(faults.every(({ why }) => why.length > 10)).toBe(true)
  })
})

describe('sheet and drawing', () => {
  it('the sheet holds what a partner tests', async () => {
    expect(sheet(await flowNamed('siku'))).toMatchInlineSnapshot(`
      "# siku

      - index: /pages/credit/siku (asks the server)
      - start and recovery: checking
      - opened from outside: checking
      - codes without a page here (start is shown, and reported): id-auth, id-number-auth, extra-user-contacts, id-card-auth, user-info, assess-amount, assess-amount-success, assess-amount-fail, pre-assess-amount-ing, pre-assess-amount-fail, pre-assess-amount-success, jydcheckedsuccess, bindcard
      - return codes to the partner: ASSESS_AMOUNT_FAILURE
      - header arrow: shown

      | address | page id | title | page codes | sign-in | asks on leaving | exits | remarks |
      | --- | --- | --- | --- | --- | --- | --- | --- |
      | /pages/credit/siku/checking | siku_checking | 额度评估中 | assess-amount-ing | yes |  | done → asks the server |  |
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
      "
    `)
  })
})
