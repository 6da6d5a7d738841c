import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { settings } from './step.ts'

const LOGOUT = 'user/logout'
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const open = (options: OpenPageOptions<object> = {}) => openPage(settings, options)

/** Taps the button at the end of the page, and the one of the question. */
async function signOut(tap: Awaited<ReturnType<typeof open>>['tap'], yes = true) {
  await tap(copy.signOut.button)
  const dialog = page.getByRole('dialog', { name: copy.signOut.title })
  await dialog.getByRole('button', { name: yes ? copy.signOut.button : '取消' }).click()
}

describe('the rows', () => {
  it('show whether the name is proved, the masked number and the messenger account, and lead on', async () => {
    const { exits } = await open()
    await expect.element(row(copy.rows.changeMobile)).toMatchTextContent(/\d{3} •••• \d{4}/)
    await expect.element(row(copy.rows.profile)).toMatchTextContent(copy.verified)
    for (const name of Object.values(copy.rows)) await row(name).click()
    expect(exits.map(({ name }) => name)).toEqual(Object.keys(copy.rows))
  })

  it.each([
    ['unverified', copy.rows.profile, copy.unverified],
    ['wechat-unbound', copy.rows.wechatBind, copy.unbound],
  ] as const)('say of %s: %s %s', async (persona, name, value) => {
    await open({ persona })
    await expect.element(row(name)).toMatchTextContent(value)
  })

  it('say that an account is frozen, and lead to the service', async () => {
    const { tap, exits } = await open({ persona: 'account-frozen' })
    await expect.element(page.getByText(copy.frozen)).toBeVisible()
    await tap(copy.service)
    expect(exits).toEqual([{ name: 'service', query: undefined }])
  })
})

describe('signing out', () => {
  it('asks first, and does nothing without a yes', async () => {
    const { tap, calls, host } = await open()
    await signOut(tap, false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect([calls(LOGOUT), host.isLoggedIn()]).toEqual([[], true])
  })

  it('ends the session at the server once, and here', async () => {
    const { tap, calls, host } = await open()
    await signOut(tap)
    await expect.poll(() => host.isLoggedIn()).toBe(false)
    expect(calls(LOGOUT)).toHaveLength(1)
  })

  it.each(['drop=before', 'drop=after', 'http=500', 'result=42020'])(
    'ends it here whatever the server says: %s',
    async (fault) => {
      const { tap, host } = await open({ faults: [{ match: LOGOUT, fault }] })
      await signOut(tap)
      await expect.poll(() => host.isLoggedIn()).toBe(false)
    },
  )

  it('is not offered where the environment signs its customer in', async () => {
    await open({ host: { signsInAlone: true } })
    await expect.element(row(copy.rows.about)).toBeVisible()
    expect(page.getByRole('button', { name: copy.signOut.button }).elements()).toEqual([])
  })
})
