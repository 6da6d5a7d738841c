import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partner, serverElse } from '../src/index.ts'
import { draw, sheet } from '../src/tools/index.ts'
import { flowsFolder, load } from './packages.ts'
import { consentUses, stepNames } from './steps.ts'
import { testInputsOf } from './testInputs.ts'
import { flow, flowNamed } from './testing/fixtureFlow.ts'

describe('the tools on the command line', () => {
  it('list: flows as data, without running a page', async () => {
    const { stdout } = await flow(['list', '--json'])
    const flows: { id: string; pages: { page: string }[] }[] = JSON.parse(stdout)
    expect(flows.map(({ id }) => id)).toEqual(['broken-one', 'siku'])
    const [, siku] = flows
    expect(siku?.pages.map(({ page }) => page)).toEqual(['checking', 'video', 'videofail'])
    expect(siku?.pages[0]).toMatchObject({
      path: '/siku/checking',
      pageId: 'siku_checking',
      title: '额度评估中',
      leave: null,
      exits: { done: 'asks the server' },
      step: 'siku/src/checking',
      // Its page and its step.
      lines: 7,
    })
    expect(siku?.pages[2]).toMatchObject({
      path: '/siku/videofail',
      pageId: 'siku_videofail',
      title: '人脸识别结果',
      login: true,
      leave: 'abandon',
      exits: { failed: 'partner ASSESS_AMOUNT_FAILURE', pay: 'video' },
    })
  })

  it('check: fails, says how to mend each defect, and prints the size of each page', async () => {
    await expect(flow(['check'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/broken-one: .*leads nowhere\n {4}cure: map it/),
      stdout: expect.stringMatching(/siku\/src\/checking +\d+/),
    })
  })

  it('check: refuses a page that lends and names no consent', async () => {
    await expect(flow(['check'])).rejects.toMatchObject({
      stderr: expect.stringContaining(
        "broken-one: /broken-one/lending: sends cash/publishV2, which needs the consent 'lend', and its step names none",
      ),
    })
  })

  it('check: a page lends when it publishes, not when it only settles what was published', async () => {
    const folder = path.join(flowsFolder, 'cash-loan')
    const [cashLoan] = (await load(folder)).flows
    const lendingBy = (call: string) =>
      (cashLoan ? consentUses(cashLoan, folder, { [call]: 'lend' }) : []).flatMap(({ page, calls, takes }) =>
        calls.length > 0 ? [[page, takes]] : [],
      )
    expect(lendingBy('cash/publishV2')).toEqual([
      ['cash/home/confirm', true],
      ['cashLead/confirm', true],
      ['result/droolsprotocolv2', true],
      ['result/droolsv2verification', true],
    ])
    expect(lendingBy('staffCash/publish')).toEqual([['staff/cashLoan', true]])
  })

  it('sheet and draw print; an unknown name gives the list of flows', async () => {
    expect((await flow(['sheet', 'siku'])).stdout).toContain('siku_video')
    expect((await flow(['draw', 'siku'])).stdout).toContain('flowchart')
    await expect(flow(['sheet', 'sikku'])).rejects.toMatchObject({
      stderr: expect.stringContaining('broken-one, siku'),
    })
  })

  it.each([
    ['siku', true],
    ['dzl', false],
  ])('sheet %s: the credential of a partner is a test input: %s', async (id, isInput) => {
    const folder = path.join(flowsFolder, id)
    const [flow] = (await load(folder)).flows
    const steps = flow ? stepNames(flow, folder) : []
    const inputs = await testInputsOf({ id, steps }, path.dirname(flowsFolder))
    expect(inputs.some(({ input }) => input === 'partnerToken')).toBe(isInput)
    expect(inputs[0]?.value).toMatch(isInput ? new RegExp(`^${id}\\.\\d{11}$`) : /^\d{11}$/)
  })

  it('sheet: a partner’s tester reads of no other partner, and of no page that the channel lacks', async () => {
    const project = path.dirname(flowsFolder)
    const inputsOf = async (id: string, ...steps: string[]) =>
      (await testInputsOf({ id, steps: ['handover', ...steps] }, project)).map(
        ({ input, value }) => `${input} ${value}`,
      )
    const siku = await inputsOf('siku', 'identity')
    expect(siku).toContain('身份证号第15至17位 901')
    expect(siku.filter((each) => /文件名|人脸|银行卡|信用卡|学籍|联系人|充值/.test(each))).toEqual([])
    const isOfCustomer = (each: string) => /^partnerToken \w+\.\d{11}$/.test(each)
    expect(siku.filter(isOfCustomer).length).toBeGreaterThan(3)
    expect(siku.filter(isOfCustomer).every((each) => each.startsWith('partnerToken siku.'))).toBe(true)
    // A partner without customers of its own takes those of another one under its own code.
    expect((await inputsOf('beidou')).filter(isOfCustomer)).toEqual(['partnerToken beidou.13800000320'])
    expect(await inputsOf('beidou', 'idPhotos')).toContain('文件名 too-dark')
  })

  it('where: the pages that a change of a step touches', async () => {
    const { stdout } = await flow(['where', 'checking'])
    expect(stdout).toMatch(/^siku {2}\/siku\/checking {2}siku_checking {2}siku\/src\/checking$/m)
    await expect(flow(['where', 'nothing'])).rejects.toMatchObject({
      stderr: expect.stringMatching(/^no step and no page is called 'nothing'; there are: .*videofail/),
    })
  })

  it('where: a page by its name, in every flow that has it, with its step', async () => {
    const { stdout } = await flow(['where', 'videofail'])
    expect(stdout).toBe('siku  /siku/videofail  siku_videofail  siku/src/checking\n1 pages in 1 flows\n')
    await expect(flow(['where', 'vidoefail'])).rejects.toMatchObject({
      stderr: "no step and no page is called 'vidoefail'; did you mean 'videofail'?\n",
    })
  })

  it('a relative folder is found from where the package manager was called', async () => {
    const relative = path.join('core', 'bin', 'fixtures', 'flows')
    expect((await flow(['list'], relative, flowsFolder)).stdout).toContain('/siku/checking')
    await expect(flow(['check'], relative, flowsFolder)).rejects.toMatchObject({
      stdout: expect.stringMatching(/^siku\/src\/checking +\d+.*2 flows/ms),
    })
  })

  it('help prints the usage', async () => {
    expect((await flow(['--help'])).stdout).toContain(
      'new-page FLOW NAME --kind form|list|detail|result|waiting',
    )
    await expect(flow(['dance'])).rejects.toMatchObject({ code: 2 })
  })
})

describe('sheet and drawing', () => {
  it('the sheet lists what a partner tests', async () => {
    expect(sheet(await flowNamed('siku'))).toMatchInlineSnapshot(`
      "# siku

      - where next: /pages/credit/siku (asks the server)
      - start and recovery: checking
      - opened from outside: checking
      - codes without a page here (start is shown, and reported): id-auth, id-number-auth, extra-user-contacts, id-card-auth, user-info, assess-amount, assess-amount-success, assess-amount-fail, pre-assess-amount-fail, pre-assess-amount-success, jydcheckedsuccess, bindcard
      - return codes to the partner: ASSESS_AMOUNT_FAILURE
      - header arrow: shown
      - environments: all 9 kinds
      - sign-in by: app: app-ios, app-android, app-harmony, wallet-app; messenger: messenger-browser, messenger-enterprise, messenger-miniprogram; partner: partner-app; code: h5
      - way out: closeWebview: app-ios, app-android, app-harmony, wallet-app; closeWindow: messenger-browser, messenger-enterprise; invokeMiniProgramAPI: messenger-miniprogram; quit: partner-app; back: h5
      - camera of the app (video): app-ios from 2.0.0, app-android from 2.0.0, app-harmony from 2.0.0, wallet-app from 2.0.0; elsewhere the camera or the file picker of the browser

      | address | page id | title | page codes | sign-in | asks on leaving | exits | environments | remarks |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      | /pages/credit/siku/checking | siku_checking | 额度评估中 | assess-amount-ing, pre-assess-amount-ing | yes |  | done → asks the server | all kinds |  |
      | /pages/credit/siku/video | siku_video | 人脸识别 (by query) | face-verify | yes |  | failed → videofail<br>pay → link loan | all kinds; camera of the app in app-ios, app-android, app-harmony, wallet-app, elsewhere the camera or the file picker of the browser |  |
      | /pages/credit/siku/videofail | siku_videofail | 人脸识别结果 |  | yes | abandon | failed → partner ASSESS_AMOUNT_FAILURE<br>pay → video | all kinds |  |
      "
    `)
  })
  it('the chart has each return code, also one that follows instead of a reply', async () => {
    const siku = await flowNamed('siku')
    const chart = draw({
      ...siku,
      exits: { ...siku.exits, checking: { done: serverElse(partner('SUCCESS')) } },
    })
    expect(chart).toContain('  out_SUCCESS>"SUCCESS"]\n')
    expect(chart).toContain('  checking -->|done| server\n  checking -.->|done, else| out_SUCCESS\n')
  })
  it('the chart has pages, exits, replies of the server and destinations outside', async () => {
    expect(draw(await flowNamed('siku'))).toMatchInlineSnapshot(`
      "flowchart TD
        checking["checking<br>额度评估中"]
        video["video<br>人脸识别"]
        videofail["videofail<br>人脸识别结果"]
        server{"server"}
        out_loan>"loan"]
        out_ASSESS_AMOUNT_FAILURE>"ASSESS_AMOUNT_FAILURE"]
        start((" ")) --> server
        from_outside((" ")) -->|from outside| checking
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
