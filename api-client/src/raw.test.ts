import { describe, expect, it } from 'vitest'
import { MAX_REPLY_BYTES } from './constants.ts'
import { createGateway, type FailureKind } from './index.ts'
import { registry, type CallPath } from './gen/registry.ts'
import { specOf } from './testing/calls.ts'
import { failureOf } from './testing/failure.ts'
import { calls } from './testing/samples.ts'
import { instantTimers } from './testing/timers.ts'

const nested = (levels: number) => `{"Result":200,"Content":${'['.repeat(levels)}${']'.repeat(levels)}}`

/** A refusal of `bytes` bytes. */
const padded = (code: number, bytes: number) => {
  const [head, tail] = [`{"Result":${code},"ResultMessage":"`, '"}'] as const
  return new TextEncoder().encode(`${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`)
}

/** A Result with which the server has certainly done nothing: of a write, one of its own list. */
const refusalOf = ({ refusals }: { readonly refusals?: readonly number[] }): number => refusals?.[0] ?? 45_007

/** Whether a call is told that the rest of its reply is not needed. */
const isAborted = ({ signal }: Request) => signal.aborted

const reply =
  (body: BodyInit | null, status = 200, type = 'application/json') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } })

function redirected(): Response {
  return Object.defineProperty(reply('{"Result":200,"Content":{}}')(), 'redirected', { value: true })
}

/** Replies that a server or a proxy may send to any request, with the failure of the call. `code`: a refusal of the call. */
const rawReplies = (
  code: number,
): readonly (readonly [title: string, respond: () => Response, kind: FailureKind, code?: number])[] => [
  ['nothing', reply(''), 'malformed'],
  ['raw text', reply('service unavailable', 200, 'text/plain'), 'malformed'],
  ['a number', reply('200'), 'malformed'],
  ['a text in JSON', reply('"ok"'), 'malformed'],
  ['a list', reply('[]'), 'malformed'],
  ['null', reply('null'), 'malformed'],
  ['an HTML page with 200', reply('<!doctype html><title>Sign in</title>', 200, 'text/html'), 'malformed'],
  ['an HTML page with 502', reply('<html>Bad Gateway</html>', 502, 'text/html'), 'http', 502],
  ['HTTP 204', reply(null, 204), 'malformed'],
  ['a redirect that was followed', redirected, 'malformed'],
  ['a redirect that was not', reply(null, 302), 'http', 302],
  ['two envelopes', reply('{"Result":200}{"Result":200}'), 'malformed'],
  ['an envelope without Result', reply('{"Content":{}}'), 'malformed'],
  ['an envelope that stops', reply('{"Result":200,"Content":{"a":"b'), 'malformed'],
  ['bytes that are no text', reply(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x7b)), 'malformed'],
  ['65 levels', reply(nested(65)), 'malformed'],
  ['1,000 levels', reply(nested(1000)), 'malformed'],
  ['a number without end', reply('{"Result":200,"Content":[1e999]}'), 'malformed'],
  ['a byte-order mark before a refusal', reply(`\ufeff{"Result":${code}}`), 'result', code],
  ['a refusal as text/plain', reply(`{"Result":"${code}"}`, 200, 'text/plain'), 'result', code],
  ['2 MB', reply(padded(code, MAX_REPLY_BYTES)), 'result', code],
  ['2 MB and one byte', reply(padded(code, MAX_REPLY_BYTES + 1)), 'malformed'],
]

describe.each(calls.map((call) => [call.path as CallPath, call] as const))('%s', (path, call) => {
  const spec = specOf(call)

  it('fails with the right kind for everything that is no envelope', async () => {
    for (const [title, respond, kind, code] of rawReplies(refusalOf(spec))) {
      const requests: Request[] = []
      const fetch = (request: Request) => {
        requests.push(request)
        return Promise.resolve(respond())
      }
      const gateway = createGateway({ baseUrl: 'https://gateway.test/api', fetch, timers: instantTimers() })
      const failure = await failureOf(gateway.call({ ...spec, attempts: 1 }, {}))
      const isWrite = registry[path].outcome === 'write'
      expect(failure, `${title}`).toMatchObject({
        kind,
        path,
        ...(code !== undefined && { code }),
        outcomeUnknown: isWrite && (kind === 'malformed' || code === 502),
      })
      expect(requests.map((request) => request.redirect)).toEqual(['error'])
      expect(requests.map(isAborted), `${title}: the rest of the reply`).toEqual([kind !== 'result'])
    }
  })
})
