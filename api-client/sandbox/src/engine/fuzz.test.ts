import assert from 'node:assert/strict'
import { registry, type CallPath } from '@koo/api-client/registry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolve } from '../../../scripts/generate/document.ts'
import { calls, document, valuesOf } from '../../../src/testing/samples.ts'
import { callPaths } from './contract.ts'
import { domains } from '../products/index.ts'
import { RESULTS } from '../index.ts'
import { mountOf, Person, frozenSandbox, type Envelope } from '../testing/client.ts'

/** A valid request for terms, which the test then damages field by field. */
const TERMS = {
  amount: 5000,
  loanPeriod: 12,
  userCardId: 'C1',
  couponIds: ['CR1'],
  loanUseCode: '10001',
  subLoanUseCode: '1000101',
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

/** A valid request with some fields replaced by random values, some missing, some added. */
function damaged(path: CallPath): fc.Arbitrary<unknown> {
  const call = calls.find((each) => each.path === path)
  if (!call) throw new Error(`the document has no ${path}`)
  const fields = Object.keys(resolve(document, call.request).properties ?? {})
  const changes = fc.dictionary(fc.constantFrom(...fields, 'unknown'), fc.option(junk, { nil: undefined }), {
    maxKeys: 3,
  })
  return fc
    .tuple(valuesOf(call.request), changes)
    .map(([request, change]) => Object.assign({}, request, change))
}

/** Every reply is a complete envelope: refusals have a Chinese text and no Content, other replies fit the contract. */
async function checkEnvelope(path: CallPath, response: Response): Promise<number> {
  assert.equal(response.status, 200)
  const { Result, ResultMessage, Content } = (await response.json()) as Envelope<unknown>
  const { accepts, content } = registry[path]
  if (Result === RESULTS.ok || (accepts.includes(Result) && Content !== null)) {
    assert.equal(content.safeParse(Content).error, undefined)
  } else {
    assert.equal(Content, null)
    assert.match(ResultMessage, /[\u4e00-\u9fff]/)
    assert.ok(ResultMessage.length < 120)
  }
  return Result
}

describe.each(callPaths.filter((path) => Object.hasOwn(domains.handlers, path)))('%s', (path) => {
  it('replies with a complete envelope to any request', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    // A query or a form is valid whatever its text is; JSON is not.
    const sent =
      registry[path].sentAs === 'json'
        ? fc.oneof(fc.oneof(damaged(path), junk).map(asJson), fc.string())
        : damaged(path)
    await fc.assert(
      fc.asyncProperty(sent, async (request) => {
        const result = await checkEnvelope(path, await person.send(path, request))
        if (result === RESULTS.sessionInvalid) await person.signIn()
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

function asJson(value: unknown): string {
  return JSON.stringify(value)
}

describe('a refused request', () => {
  it.each([
    ['user/login', { mobile: '123', verifyCode: '123456' }, '手机号填写有误，请检查后重试'],
    ['user/login', { mobile: '13800000002', verifyCode: '12' }, '验证码填写有误，请检查后重试'],
    ['cash/preApproval', { ...TERMS, amount: -5 }, '借款金额填写有误，请检查后重试'],
    ['cash/preApproval', { ...TERMS, loanPeriod: undefined }, '缺少期数，请补充后重试'],
    ['cash/preApproval', { ...TERMS, couponIds: [''] }, '优惠券填写有误，请检查后重试'],
    ['cash/preApproval', { ...TERMS, subLoanUseCode: '1000201' }, '借款用途填写有误，请检查后重试'],
    ['cash/queryResultPage', {}, '缺少借款编号，请补充后重试'],
    ['cash/getAmount', 'not an object', '提交的信息有误，请检查后重试'],
  ] as const)('%s %j names the field: %s', async (path, body, message) => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect(await (await person.send(path, JSON.stringify(body))).json()).toMatchObject({
      Result: 400,
      ResultMessage: message,
    })
  })

  it('of a call the contract has not says so', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    for (const path of ['cash/nothing', 'constructor', '__proto__']) {
      expect(await (await person.send(path, {})).json()).toMatchObject({
        Result: 404,
        ResultMessage: `接口不存在：${path}`,
      })
    }
  })

  it('that is longer than any request is not read', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect((await person.send('cash/getAmount', 'x'.repeat(1_000_001))).status).toBe(413)
  })
})

describe('admin endpoints', () => {
  it('never break, for any body', async () => {
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
          const response = await frozenSandbox().fetch(`http://sandbox.test/__sandbox/${name}`, {
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
