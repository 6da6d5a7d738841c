import { expect, it } from 'vitest'
import { frameWire } from './wires.ts'

const ORIGINS = ['https://one.test', 'https://two.test']

it('a frame talks to every origin that is listed, and after the first message to the one it came from', () => {
  const posted: string[] = []
  const received: unknown[] = []
  const parent = { postMessage: (text: string, origin: string) => void posted.push(`${text} ${origin}`) }
  const page = new EventTarget() as Window
  const say = (data: string, origin: string) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: parent }))
  const send = frameWire({ page, parent: parent as unknown as Window, origins: ORIGINS })((message) =>
    received.push(message),
  )
  void send('first')
  expect(posted.splice(0)).toEqual(['first https://one.test', 'first https://two.test'])

  say('a', 'https://evil.test')
  say('b', 'https://two.test')
  say('c', 'https://one.test')
  say('d', 'https://two.test')
  expect(received).toEqual(['b', 'd'])
  void send('second')
  expect(posted).toEqual(['second https://two.test'])
})
