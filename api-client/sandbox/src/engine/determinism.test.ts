import type { CallPath } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../testing/client.ts'
import { handledPaths } from '../testing/testCustomer.ts'
import { generateRequests, Known, withKnown } from '../testing/requests.ts'

/** All replies, byte for byte, with status and date. */
type Transcript = string[]

/**
 * Two requests for every call; the second one uses values of earlier replies. The requests are the same for every
 * sandbox.
 */
async function live(seed: number, persona: string): Promise<Transcript> {
  const person = new Person(mountOf(frozenSandbox()))
  await person.admin('POST', 'reset', { persona, seed })
  await person.signIn()
  const known = new Known()
  const transcript: Transcript = []
  const sendCall = async (path: CallPath, request: unknown): Promise<void> => {
    const response = await person.send(path, request)
    const text = await response.text()
    transcript.push(`${path} ${response.status} ${response.headers.get('date')} ${text}`)
    known.collect('', (JSON.parse(text) as { Content: unknown }).Content)
    if (path === 'user/logout') await person.signIn()
  }
  await sendCall('cash/publishV2', await person.readyToPublish(serial(1)))
  for (const round of [0, 1])
    for (const [k, path] of handledPaths.entries())
      for (const generated of generateRequests(path, 1, 1000 * round + k)) {
        await sendCall(path, withKnown(path, generated, known))
        await person.admin('POST', 'clock', { advanceMs: 1000 })
      }
  return transcript
}

describe('the same seed and the same calls', () => {
  it.each(['old-customer', 'new-customer'])('give %s the same bytes', async (persona) => {
    const first = await live(5, persona)
    expect(await live(5, persona)).toEqual(first)
    expect(first.length).toBeGreaterThan(2 * handledPaths.length)
    expect((await live(6, persona)).join('\n')).not.toBe(first.join('\n'))
  })
})
