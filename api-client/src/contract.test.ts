import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument, readCalls, resolve, type JsonSchema } from '../scripts/generate/document.ts'
import * as functions from './gen/calls.ts'
import { registry, type CallPath } from './gen/registry.ts'
import { allows } from './testing/allows.ts'
import { HOSTILE, replaceOne, damagedCopies } from './testing/hostile.ts'
import { calls, document, valuesOf } from './testing/samples.ts'

const packageRoot = dirname(import.meta.dirname)

describe('the generated files', () => {
  it('are what the contract says', () => {
    const output = execFileSync(process.execPath, [join(packageRoot, 'scripts/generate.ts'), '--check'], {
      encoding: 'utf8',
    })
    expect(output).toMatch(/up to date/)
  })

  it('hold a function and a registry entry for every call of the document', { tags: ['api.2'] }, () => {
    expect(Object.keys(registry)).toEqual(calls.map((call) => call.path))
    for (const call of calls) {
      const helper = `${call.name}${call.outcome === 'read' ? 'Query' : 'Mutation'}`
      expect(functions).toHaveProperty(call.name, expect.any(Function))
      expect(functions).toHaveProperty(helper, expect.any(Function))
    }
  })

  it.each(calls.map((call) => [call.path as CallPath, call] as const))(
    '%s: zod and OpenAPI allow and refuse the same',
    (path, call) => {
      const { request, content } = registry[path]
      const agree = (written: JsonSchema, built: typeof request, files: boolean) => {
        fc.assert(
          fc.property(valuesOf(written), (value) => {
            // JSON cannot hold files; everything else must be unchanged.
            const sent = files ? value : (JSON.parse(JSON.stringify(value)) as unknown)
            expect(built.safeParse(sent).error?.issues ?? []).toEqual([])
          }),
          { numRuns: 50 },
        )
        const check = (value: unknown) => {
          const [byZod, byDocument] = [built.safeParse(value).success, allows(written, value)]
          if (byZod !== byDocument)
            expect.fail(`zod ${byZod}, OpenAPI ${byDocument}: ${JSON.stringify(value)}`)
        }
        fc.assert(
          fc.property(
            valuesOf(written),
            fc.nat({ max: 40 }),
            fc.constantFrom(...HOSTILE),
            (value, at, hostile) => check(JSON.parse(replaceOne(value, at, hostile))),
          ),
          { numRuns: 60 },
        )
        fc.assert(
          fc.property(valuesOf(written), (value) => {
            for (const variant of damagedCopies(JSON.parse(JSON.stringify(value)))) check(variant)
          }),
          { numRuns: 6 },
        )
      }
      agree(call.request, request, call.sentAs === 'form')
      agree(call.content, content, false)
    },
  )
})

describe('the calls', () => {
  it('that lend, sell, pay or give something have a key, and the transport never repeats them', () => {
    const keyed = calls.filter((call) => call.idempotencyKey !== undefined)
    // More calls may be added; none of these may lose its key.
    expect(Object.fromEntries(keyed.map((call) => [call.path, call.idempotencyKey]))).toMatchObject(
      Object.fromEntries([
        ['activity/drawPrize', 'serialNumber'],
        ['activity/receiveSignIn', 'serialNumber'],
        ['activity/saveOrderAddress', 'serialNumber'],
        ['cash/mixLoan', 'serialNumber'],
        ['cash/oneClickLoanPublish', 'serialNumber'],
        ['cash/publish', 'serialNumber'],
        ['cash/publishV2', 'serialNumber'],
        ['channel/confirmPay', 'serialNumber'],
        ['credit/bindCreditCard', 'serialNumber'],
        ['credit/joinCampaign', 'month'],
        ['member/open', 'serialNumber'],
        ['member/upgrade', 'serialNumber'],
        ['merchant/applyAmount', 'serialNumber'],
        ['merchant/confirmReservation', 'serialNumber'],
        ['merchant/createSalesOrder', 'serialNumber'],
        ['merchant/publish', 'serialNumber'],
        ['repayment/confirmBankCardSigned', 'transactionNo'],
        ['staffCash/publish', 'serialNumber'],
        ['user/saveComplaint', 'serialNumber'],
        ['virtual/createOrder', 'serialNumber'],
      ]),
    )
    for (const call of keyed) {
      expect(call).toMatchObject({ outcome: 'write', attempts: 1, session: 'required' })
      // An optional field cannot be the key.
      expect(resolve(document, call.request).required).toContain(call.idempotencyKey)
    }
  })

  it('that move money name the refusals that prove that nothing was done', () => {
    const named = calls.filter((call) => call.refusals !== undefined).map((call) => call.path)
    expect(named).toEqual(
      expect.arrayContaining([
        'cash/mixLoan',
        'cash/oneClickLoanPublish',
        'cash/publish',
        'cash/publishV2',
        'channel/confirmPay',
        'merchant/publish',
        'staffCash/publish',
      ]),
    )
    // They say nothing about the money, in any call.
    const proveNothing = [-1, 0, 409, 500, 42020, 42095]
    const wrong = calls.filter(({ refusals = [] }) => refusals.some((code) => proveNothing.includes(code)))
    expect(wrong).toEqual([])
  })

  it('that change something are sent once, except the consent', () => {
    const repeated = calls.filter((call) => call.outcome === 'write' && call.attempts > 1)
    expect(repeated.map((call) => [call.path, call.attempts])).toEqual([['other/agreementrecord', 4]])
  })

  it('that read are sent at most three times', () => {
    const attempts = calls.filter((call) => call.outcome === 'read').map((call) => call.attempts)
    expect(Math.max(...attempts)).toBeLessThanOrEqual(3)
  })

  it('never log personal data', () => {
    const personal =
      /mobile|phone|code$|token|card|name$|idnumber|address|amount|account|qq|url|latitude|longitude|city/i
    // Names and codes of things, not of people.
    const allowed = [
      'activityCode',
      'agreementName',
      'bizCode',
      'code',
      'flowName',
      'loanUseCode',
      'merchantCode',
      'pageCode',
      'pageName',
      'subLoanUseCode',
    ]
    const logged = calls.flatMap((call) => call.log)
    expect(logged.filter((field) => personal.test(field) && !allowed.includes(field))).toEqual([])
  })
})

const JSON_BODY =
  "requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Ask' } } } }"
const form = (fields: string) =>
  `requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { ${fields} } } } } }`

describe('the generator refuses', () => {
  /** Puts each extension in braces on a line of its own. */
  const lines = (operation: string) =>
    operation.startsWith('{') ? operation.slice(1, -1).trim().split(', ').join('\n      ') : operation
  const written = (operation: string, request = JSON_BODY, path = 'x/y') =>
    parseDocument(`
openapi: 3.1.0
info: {}
components: { schemas: { Ask: { type: object, properties: { a: { type: string }, must: { type: string } }, required: [must] } } }
paths:
  /api/${path}:
    post:
      summary: s
      description: d
      ${operation}
      ${request}
      responses:
        '200': { content: { application/json: { schema: { properties: { Content: { type: string } } } } } }
`)

  it.each([
    ['a call without an outcome', 'x-attempts: 1', /x-outcome is missing/],
    ['a key that is no field', '{ x-outcome: write, x-idempotency-key: b }', /"b"/],
    ['a log field that is no field', '{ x-outcome: write, x-log: [b] }', /"b"/],
    ['an accepted Result without a meaning', '{ x-outcome: write, x-accepts: [300] }', /300 in x-accepts/],
    ['a newer call that is none', '{ x-outcome: read, x-superseded: x/z }', /"x\/z" in x-superseded/],
    ['a newer call that is an older one', '{ x-outcome: read, x-superseded: x/y }', /"x\/y" in x-superseded/],
  ])('%s', (_title, operation, message) => {
    expect(() => readCalls(written(lines(operation)))).toThrow(message)
  })

  it.each([
    ['loan/publish', 'x-outcome: write', /sent twice it would do so twice.*x-idempotency-key/],
    ['wallet/confirmPay', 'x-outcome: write', /give its request a required `serialNumber`/],
    ['x/y', '{ x-outcome: write, x-idempotency-key: a }', /"a" may be left out: make it a required field/],
    [
      'x/y',
      '{ x-outcome: write, x-idempotency-key: must, x-attempts: 2 }',
      /sent once: take x-attempts away/,
    ],
    ['x/y', '{ x-outcome: read, x-idempotency-key: must }', /is for changes/],
    ['loan/publish', '{ x-outcome: write, x-idempotency-key: must }', /moves money.*x-refusals/],
    ['wallet/confirmPay', '{ x-outcome: write, x-idempotency-key: must }', /moves money.*x-refusals/],
  ])('%s that could take effect twice: %s', (path, operation, message) => {
    expect(() => readCalls(written(lines(operation), JSON_BODY, path))).toThrow(message)
  })

  it.each([
    [
      'loan/publish',
      '{ x-outcome: write, x-idempotency-key: must, x-results: { 1: none }, x-refusals: [1] }',
    ],
    ['member/open', '{ x-outcome: write, x-idempotency-key: must }'],
    ['repayment/resignAutoPay', 'x-outcome: write'],
    ['loan/order', 'x-outcome: read'],
  ])('no %s with %s', (path, operation) => {
    expect(readCalls(written(lines(operation), JSON_BODY, path))).toMatchObject([{ path }])
  })

  it('a form field that is neither text nor a file', () => {
    expect(() => readCalls(written('x-outcome: write', form('n: { type: integer }')))).toThrow(/"n" travels/)
  })

  it('a request without any body', () => {
    expect(() => readCalls(written('x-outcome: write', ''))).toThrow(/JSON body or form data/)
  })

  it('no form of texts and files', () => {
    const [call] = readCalls(
      written('x-outcome: write', form('file: { description: a photo }, side: { type: string }')),
    )
    expect(call).toMatchObject({
      sentAs: 'form',
      request: { properties: { file: { $ref: '#/components/schemas/UploadFile' } } },
    })
  })

  it('no valid contract', () => {
    expect(readCalls(written('x-outcome: read'))).toMatchObject([
      {
        path: 'x/y',
        name: 'xY',
        typeName: 'XY',
        attempts: 1,
        session: 'required',
        content: { type: 'string' },
      },
    ])
  })
})
