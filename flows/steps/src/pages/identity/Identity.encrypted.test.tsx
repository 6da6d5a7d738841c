import { memoryStorage, refuses, replies, type FaultRule } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { identity, type IdentityOptions } from './step.ts'

const { labels } = copy
const [KEY, AUTH, NUMBER] = ['credit/getPublicKey', 'channel/idAuth', 'channel/idNumberAuth'] as const
const NAME = '张明'
const RIGHT = '110101199003078013'
/** As the log of the sandbox has a readable number. */
const LOGGED = '**************8013'

interface Options extends OpenPageOptions<{ from?: string }>, Partial<IdentityOptions> {}
type Encrypt = (texts: readonly string[], publicKey: string) => Promise<readonly string[]>
const secretOf = (text: string) => `secret of ${text.length}`
const encrypts: Encrypt = (texts) => Promise.resolve(texts.map(secretOf))

/** Opens the page of a channel that wants encryption, and sends a right identity. */
async function send({ fields = 'both', ...options }: Options = {}) {
  const opened = await openPage(identity({ fields, encrypts: true }), { persona: 'siku-start', ...options })
  await expect.element(page.getByLabelText(labels.idNumber)).toBeVisible()
  if (fields === 'both') {
    await expect.element(page.getByRole('checkbox')).toBeEnabled()
    await page.getByRole('checkbox').click()
    await opened.fill(labels.realName, NAME)
  }
  await opened.fill(labels.idNumber, RIGHT)
  await opened.tap(fields === 'both' ? copy.submit : copy.submitNumber)
  const requests = (path: string) => opened.calls(path).map(({ request }) => request)
  return { ...opened, requests }
}

it('fetches the key for the stored tenant, and sends as typed what the host cannot encrypt', async () => {
  const { exits, requests } = await send({ host: { store: memoryStorage({ tenantId: 't7' }) } })
  await expect.poll(() => exits).toHaveLength(1)
  expect(requests(KEY)).toEqual([{ tenantId: 't7', appId: 'koo-h5' }])
  expect(requests(AUTH)).toEqual([{ realName: NAME, idNumber: LOGGED }])
})

it('sends what the host has encrypted by that key, and nothing readable', async () => {
  const encrypt = vi.fn(encrypts)
  const { exits, requests } = await send({ host: { encrypt } })
  await expect.poll(() => exits).toHaveLength(1)
  expect(encrypt.mock.calls).toEqual([[[RIGHT, NAME], expect.stringMatching(/^MII/)]])
  expect(requests(KEY)).toEqual([{ tenantId: '', appId: 'koo-h5' }])
  expect(requests(AUTH)).toEqual([{ realName: secretOf(NAME), idNumber: secretOf(RIGHT), encrypted: true }])
})

it('encrypts the number alone where the name is known', async () => {
  const known = { realName: '张*', idNumber: null, mobile: null, step: 'id-number-auth' }
  const { requests } = await send({
    fields: 'number',
    persona: 'zhuanzhuan-start',
    host: { encrypt: encrypts },
    faults: [replies('channel/queryUserInfo', known)],
  })
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect.poll(() => requests(NUMBER)).toEqual([{ idNumber: secretOf(RIGHT), encrypted: true }])
})

it('asks for no key in a channel that does not want it', async () => {
  const opened = await openPage(identity(), { persona: 'siku-start', host: { encrypt: encrypts } })
  await expect.element(page.getByRole('checkbox')).toBeEnabled()
  await page.getByRole('checkbox').click()
  await opened.fill(labels.realName, NAME)
  await opened.fill(labels.idNumber, RIGHT)
  await opened.tap(copy.submit)
  await expect.poll(() => opened.exits).toHaveLength(1)
  expect(opened.calls(KEY)).toEqual([])
  expect(opened.calls(AUTH).map(({ request }) => request)).toEqual([{ realName: NAME, idNumber: LOGGED }])
})

const keys: [string, FaultRule][] = [
  ['is refused', refuses(KEY, 500, '系统繁忙')],
  ...[7, null, '', {}].map((publicKey): [string, FaultRule] => [
    `is ${JSON.stringify(publicKey)}`,
    replies(KEY, { data: { publicKey } }),
  ]),
  ['is nowhere', replies(KEY, { data: null })],
]
it.each(keys)('a key that %s is silent where nothing is encrypted', async (_, fault) => {
  const { exits, requests, text } = await send({ contract: 'report', faults: [fault] })
  await expect.poll(() => exits).toHaveLength(1)
  expect(requests(AUTH)).toEqual([{ realName: NAME, idNumber: LOGGED }])
  await expect.element(text(/系统繁忙/)).not.toBeInTheDocument()
})

it.each(keys.filter(([name]) => name !== 'is 7'))(
  'a key that %s sends nothing where the host encrypts, and says so',
  async (_, fault) => {
    const encrypt = vi.fn(encrypts)
    const { exits, requests } = await send({ contract: 'report', faults: [fault], host: { encrypt } })
    await expect.element(page.getByRole('alert').filter({ hasText: /稍后/ })).toBeVisible()
    expect([exits, requests(AUTH), encrypt.mock.calls]).toEqual([[], [], []])
  },
)

it.each<[string, () => unknown]>([
  ['fails', () => Promise.reject(new Error('no'))],
  ['gives nothing', () => Promise.resolve(undefined)],
  ['gives too few', () => Promise.resolve(['x'])],
  ['gives an empty text', () => Promise.resolve(['x', ''])],
  ['gives no text', () => Promise.resolve(['x', 7])],
  ['gives what it got', () => Promise.resolve([RIGHT, NAME])],
])('an encryption that %s sends nothing', async (_, encrypt) => {
  const { exits, requests } = await send({ host: { encrypt: encrypt as Encrypt } })
  await expect.element(page.getByRole('alert').filter({ hasText: /稍后/ })).toBeVisible()
  expect([exits, requests(AUTH)]).toEqual([[], []])
})
