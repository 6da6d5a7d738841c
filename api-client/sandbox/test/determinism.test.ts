import type { CallPath } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, stillSandbox } from './client.ts'
import { answered } from './living.ts'
import { drawRequests, Known, withKnown } from './requests.ts'

/** Everything that came back, byte for byte, with status and date. */
type Transcript = string[]

/** Two requests of every call, the second about what the replies have told; the same ones for every sandbox. */
async function live(seed: number, persona: string): Promise<Transcript> {
  const person = new Person(mountOf(stillSandbox()))
  await person.admin('POST', 'reset', { persona, seed })
  await person.signIn()
  const known = new Known()
  const transcript: Transcript = []
  const say = async (path: CallPath, request: unknown): Promise<void> => {
    const response = await person.send(path, request)
    const text = await response.text()
    transcript.push(`${path} ${response.status} ${response.headers.get('date')} ${text}`)
    known.learn('', (JSON.parse(text) as { Content: unknown }).Content)
    if (path === 'user/logout') await person.signIn()
  }
  await say('cash/publishV2', await person.readyToPublish(serial(1)))
  for (const round of [0, 1])
    for (const [k, path] of answered.entries())
      for (const drawn of drawRequests(path, 1, 1000 * round + k)) {
        await say(path, withKnown(path, drawn, known))
        await person.admin('POST', 'clock', { advanceMs: 1000 })
      }
  return transcript
}

describe('the same seed and the same calls', () => {
  it.each(['old-customer', 'new-customer'])('give %s the same bytes', async (persona) => {
    const first = await live(5, persona)
    expect(await live(5, persona)).toEqual(first)
    expect(first.length).toBeGreaterThan(2 * answered.length)
    expect((await live(6, persona)).join('\n')).not.toBe(first.join('\n'))
  })
})
