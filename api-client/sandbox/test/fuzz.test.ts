import assert from 'node:assert/strict'
import { registry, type CallPath } from '@koo/api-client/registry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callPaths } from '../src/contract.ts'
import { personas, RESULTS, type Sandbox } from '../src/index.ts'
import { mountOf, Person, serial, stillSandbox, type Envelope } from './client.ts'

/** A request of each call that is understood, to be damaged field by field. */
const SOUND: Record<CallPath, Record<string, unknown>> = {
  'apphome/pvUpload': { pageUrl: '/p', pageName: 'n', pageId: 'i' },
  'cash/applyAgreementSign': { termsNo: 'T', type: 1 },
  'cash/confirmAgreementSign': { transactionNo: 'V', verifyCode: '123456' },
  'cash/getAmount': {},
  'cash/getLoanAfterProcessInfo': { typeId: 'publishStatus', serialNumber: serial(1), kooUserSource: 'APP' },
  'cash/preApproval': {
    amount: 5000,
    loanPeriod: 12,
    userCardId: 'C1',
    couponIds: ['CR1'],
    loanUseCode: '10001',
    subLoanUseCode: '1000101',
  },
  'cash/publishV2': {
    serialNumber: serial(1),
    termsNo: 'T',
    signNo: 'S',
    amount: '5000.00',
    loanPeriod: 12,
    userCardId: 'C1',
    loanUseCode: '10001',
    couponIds: [],
  },
  'cash/queryCoupons': { amount: 5000, period: 12 },
  'cash/queryGray': { typeId: '6' },
  'cash/queryLoanAgreements': { instIdList: [550] },
  'cash/queryLoanButtonAuth': {},
  'cash/queryLoanUse': {},
  'cash/queryPublishStatus': { listingId: 'P' },
  'cash/queryResultPage': { loanId: 'L' },
  'cash/serverUpload': { traceId: 't', traceData: { scene: 's' } },
  'merchant/getLoanRateInfoV3': { amount: 5000 },
  'other/agreementrecord': { agreementName: 'n', agreementUrl: 'u' },
  'user/bindBankcardV2': { callBackUrl: 'https://shop.example/' },
  'user/login': { mobile: '13800000002', verifyCode: '123456' },
  'user/logout': {},
  'user/queryAllBankcardList': { pageType: '1' },
  'user/sendLoginCode': { mobile: '13800000002', type: 1 },
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    -1,
    0,
    Number.MAX_VALUE,
    1.005,
    1e15,
    '12',
    [],
    {},
    true,
    '__proto__',
    '9'.repeat(400),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A sound request with some fields replaced by junk, some missing, some added. */
function damaged(path: CallPath): fc.Arbitrary<unknown> {
  return fc
    .dictionary(
      fc.constantFrom(...Object.keys(SOUND[path]), 'unknown'),
      fc.option(junk, { nil: undefined }),
      { maxKeys: 3 },
    )
    .map((changes) => ({ ...SOUND[path], ...changes }))
}

/** Every reply is a whole envelope: refusals have a Chinese text and no Content, answers fit the contract. */
async function checkEnvelope(path: CallPath, response: Response): Promise<number> {
  assert.equal(response.status, 200)
  const { Result, ResultMessage, Content } = (await response.json()) as Envelope<unknown>
  if (Result === RESULTS.ok) {
    assert.equal(registry[path].content.safeParse(Content).error, undefined)
  } else {
    assert.equal(Content, null)
    assert.match(ResultMessage, /[\u4e00-\u9fff]/)
    assert.ok(ResultMessage.length < 120)
  }
  return Result
}

describe.each(callPaths)('%s', (path) => {
  it('answers a whole envelope, whatever it is sent', async () => {
    const sandbox = stillSandbox()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          damaged(path).map((body) => JSON.stringify(body)),
          junk.map((body) => JSON.stringify(body)),
          fc.string(),
        ),
        async (text) => {
          const person = await new Person(mountOf(sandbox)).signIn()
          await checkEnvelope(path, await person.send(path, text))
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  })

  it('is answered by a handler', async () => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    expect(await checkEnvelope(path, await person.send(path, SOUND[path]))).not.toBe(RESULTS.notImplemented)
  })
})

describe('a refused request', () => {
  it.each([
    ['user/login', { mobile: '123', verifyCode: '123456' }, '手机号填写有误，请检查后重试'],
    ['user/login', { mobile: '13800000002', verifyCode: '12' }, '验证码填写有误，请检查后重试'],
    ['cash/preApproval', { ...SOUND['cash/preApproval'], amount: -5 }, '借款金额填写有误，请检查后重试'],
    ['cash/preApproval', { ...SOUND['cash/preApproval'], loanPeriod: undefined }, '缺少期数，请补充后重试'],
    ['cash/preApproval', { ...SOUND['cash/preApproval'], couponIds: [''] }, '优惠券填写有误，请检查后重试'],
    [
      'cash/preApproval',
      { ...SOUND['cash/preApproval'], subLoanUseCode: '1000201' },
      '借款用途填写有误，请检查后重试',
    ],
    ['cash/queryResultPage', {}, '缺少借款编号，请补充后重试'],
    ['cash/getAmount', 'not an object', '提交的信息有误，请检查后重试'],
  ] as const)('%s %j names the field: %s', async (path, body, message) => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    expect(await (await person.send(path, JSON.stringify(body))).json()).toMatchObject({
      Result: 400,
      ResultMessage: message,
    })
  })

  it('of a call the contract has not says so', async () => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    for (const path of ['cash/nothing', 'constructor', '__proto__']) {
      expect(await (await person.send(path, {})).json()).toMatchObject({
        Result: 404,
        ResultMessage: `接口不存在：${path}`,
      })
    }
  })

  it('that is longer than any request is not read', async () => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    expect((await person.send('cash/getAmount', 'x'.repeat(1_000_001))).status).toBe(413)
  })
})

/** One thing that happens in a walk. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('loan' as const),
      amount: fc.integer({ min: 500, max: 20_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), which: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('poll' as const), which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: 0, max: 3_600_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom(
        'drop=before',
        'drop',
        'http=500',
        'http=500:after',
        'malformed',
        'half',
        'late=60000',
        'result=45007',
      ),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Walks through one world; every published serial is sent again until it is acknowledged. */
async function walk(sandbox: Sandbox, persona: string, steps: readonly Step[]): Promise<void> {
  const person = await new Person(mountOf(sandbox)).signIn(persona)
  const sent: Array<Awaited<ReturnType<Person['readyToPublish']>>> = []
  const acknowledged = new Map<string, string>()
  const publish = async (request: (typeof sent)[number]): Promise<void> => {
    try {
      const envelope = (await (await person.send('cash/publishV2', request)).json()) as Envelope<{
        loanId: string
      }>
      if (envelope.Result !== RESULTS.ok) return
      const earlier = acknowledged.get(request.serialNumber) ?? envelope.Content.loanId
      expect(envelope.Content.loanId).toBe(earlier)
      acknowledged.set(request.serialNumber, earlier)
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    }
  }
  for (const each of steps) {
    if (each.kind === 'time') {
      sandbox.changeClock({ advanceMs: each.ms })
      await person.signIn(persona)
    } else if (each.kind === 'fault') {
      sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: each.fault })
    } else if (each.kind === 'loan') {
      const { canUseLoanAmount } = await person.call('cash/getAmount', {})
      sandbox.changeClock({ advanceMs: 60_000 })
      if (Number(canUseLoanAmount) < each.amount) continue
      const request = await person.readyToPublish(serial(sent.length), { amount: each.amount })
      sent.push(request)
      await publish(request)
    } else if (each.kind === 'again') {
      const request = sent[each.which]
      if (request) await publish(request)
    } else {
      const loan = sandbox.world().loans[each.which]
      if (loan) await person.call('cash/queryPublishStatus', { listingId: loan.listingId })
    }
    checkWorld(sandbox, acknowledged)
  }
}

/** What holds after every step. */
function checkWorld(sandbox: Sandbox, acknowledged: ReadonlyMap<string, string>): void {
  const world = sandbox.world()
  expect(world.repeatedSerials).toEqual([])
  for (const [serialNumber, loanId] of acknowledged) {
    expect(
      world.loans.filter((loan) => loan.serialNumber === serialNumber).map((loan) => loan.loanId),
    ).toEqual([loanId])
  }
  const [user] = world.users
  if (!user) return
  const open = world.loans.filter((loan) => loan.audit !== 'auditFailure')
  const lent = open.reduce((sum, loan) => sum + loan.amountCents, 0)
  expect(user.usableCents + lent).toBe(user.totalLimitCents)
}

describe('any walk through faults, repeats and time', () => {
  it.each(personas.filter(({ name }) => ['old-customer', 'audit-fails'].includes(name)))(
    'as $name makes one loan a serial, loses none and keeps the limit in balance',
    async ({ name }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) =>
          walk(stillSandbox(), name, steps),
        ),
        { numRuns: 60, seed: 11 },
      )
    },
  )
})

describe('admin endpoints', () => {
  it('never break, whatever they are sent', async () => {
    const names = [
      'reset',
      'faults',
      'clock',
      'mode',
      'sign-in',
      'session/expire',
      'bind',
      'world',
      'log',
      'nothing',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.constantFrom('GET', 'POST', 'DELETE'),
        fc.oneof(
          junk.map((body) => JSON.stringify(body)),
          fc.string(),
        ),
        async (name, method, body) => {
          const response = await stillSandbox().fetch(`http://sandbox.test/__sandbox/${name}`, {
            method,
            ...(method === 'POST' ? { body } : {}),
          })
          expect(response.status).toBeLessThan(500)
        },
      ),
      { numRuns: 300, seed: 3 },
    )
  })
})
