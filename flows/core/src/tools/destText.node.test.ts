import { expect, it } from 'vitest'
import { back, close, link, page, partner, server, serverElse } from '../destination.ts'
import { destText } from './sheet.ts'

it.each([
  [page('form'), 'form'],
  [page('form', { replace: true }), 'form (replaces)'],
  [page('form', { reuse: true, replace: true }), 'form (reuses, replaces)'],
  [page('form', { signIn: true, replace: true }), 'form (signs in, replaces)'],
  [page('photos', { query: { from: 'loan', step: 2, none: null } }), 'photos?from=loan&step=2'],
  [link('loan'), 'link loan'],
  [link('loan', { query: { from: 'card' }, replace: true }), 'link loan?from=card (replaces)'],
  [{ to: 'url', url: 'https://m.credit.test/' } as const, 'https://m.credit.test/'],
  [partner('QUIT'), 'partner QUIT'],
  [server, 'asks the server'],
  [serverElse(partner('QUIT')), 'asks the server, else partner QUIT'],
  [back, 'back'],
  [close, 'close'],
])('a destination as text has all that it says: %j is "%s"', (dest, text) =>
  expect(destText(dest)).toBe(text),
)
