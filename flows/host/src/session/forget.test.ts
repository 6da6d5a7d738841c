import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { forgetOthers } from './forget.ts'
import { createSessionStore, SESSION_KEY } from './session.ts'

const NOW = 1_772_000_000_000
const as = (userId: string) => ({ token: `token-of-${userId}`, userId, expiresIn: 3600 })
const draft = (user: string) => JSON.stringify({ user, version: 1, at: NOW, value: { company: '某某公司' } })

/** Tabs of one browser: each writes, and the others are told by the browser. */
function browser() {
  const local = memoryStorage()
  const targets: EventTarget[] = []
  function openTab(kept = memoryStorage()) {
    const target = new EventTarget()
    targets.push(target)
    const tab = kept
    const telling = {
      ...local,
      setItem(key: string, value: string) {
        local.setItem(key, value)
        for (const other of targets)
          if (other !== target) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
      },
    }
    const session = createSessionStore(telling, () => NOW, target)
    session.forgetWith((userId) => forgetOthers({ local, tab }, userId))
    return { session, tab, target }
  }
  return { local, openTab }
}

/** What pages of a customer leave: marks, drafts, records, and what the app notes about the device. */
function leave(local: ReturnType<typeof memoryStorage>, tab: ReturnType<typeof memoryStorage>, user: string) {
  for (const key of ['agree_read', 'code_sign', 'cash_loan_consent', 'partner_refusal', 'of_a_later_page'])
    tab.setItem(key, `of ${user}`)
  tab.setItem('flow.trail', '[]')
  tab.setItem('koo_sign_ins', '1')
  local.setItem('draft_information', draft(user))
  local.setItem('draft_identity', draft(user))
  local.setItem('koo_place_agreed', user)
  local.setItem('koo_device_id', '0123456789abcdef0123456789abcdef')
  local.setItem('tenantId', 'T-1')
  local.setItem(
    'loan_cash_serial_no',
    JSON.stringify({ serial: 'S1', userId: user, sentAt: null, terms: '{}' }),
  )
  local.setItem(`loan_cash_serial_no.${user}`, JSON.stringify({ serial: 'S0', userId: user, sentAt: NOW }))
}
const ofDevice = ['koo_device_id', 'tenantId']
const ofTab = ['koo_sign_ins']
const sorted = (storage: ReturnType<typeof memoryStorage>) => storage.keys().toSorted()

describe('a sign-out', () => {
  it('leaves nothing that was typed or noted about the customer, in any tab', () => {
    const { local, openTab } = browser()
    const [here, there] = [openTab(), openTab()]
    here.session.signIn(as('u1'))
    for (const { tab } of [here, there]) leave(local, tab, 'u1')
    here.session.signOut()
    for (const { tab } of [here, there]) expect(sorted(tab)).toEqual(ofTab)
    // The application that was sent stays: it may be a loan.
    expect(sorted(local)).toEqual([...ofDevice, SESSION_KEY, 'loan_cash_serial_no.u1'].toSorted())
    expect(local.getItem(SESSION_KEY)).not.toContain('u1')
  })

  it('leaves nothing that a page writes when it hears of it', () => {
    const { openTab } = browser()
    const { session, tab } = openTab()
    session.signIn(as('u1'))
    session.onChange(() => tab.setItem('agree_read', 'of u1'))
    session.signOut()
    expect(sorted(tab)).toEqual([])
  })

  it('reaches a tab that slept, or was loaded again, meanwhile', () => {
    const { local, openTab } = browser()
    const here = openTab()
    here.session.signIn(as('u1'))
    const sleeping = memoryStorage()
    leave(local, sleeping, 'u1')
    here.session.signOut()
    openTab(sleeping)
    expect(sorted(sleeping)).toEqual(ofTab)

    const woken = openTab()
    leave(local, woken.tab, 'u1')
    woken.target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(sorted(woken.tab)).toEqual(ofTab)
  })
})

describe('another customer who signs in', () => {
  it('finds nothing of the one before, also where that session had ended and in the other tab', () => {
    const { local, openTab } = browser()
    const [here, there] = [openTab(), openTab()]
    here.session.signIn(as('u1'))
    there.session.signIn(as('u1'))
    for (const { tab } of [here, there]) leave(local, tab, 'u1')
    here.session.end('token-of-u1')
    expect(here.tab.getItem('agree_read')).toBe('of u1')
    here.session.signIn(as('u2'))
    for (const { tab } of [here, there])
      expect(sorted(tab)).toEqual([...ofTab, 'koo_tab_customer'].toSorted())
    expect(local.keys().filter((key) => key.startsWith('draft_'))).toEqual([])
  })

  it('keeps what they have typed themselves while another tab still catches up', () => {
    const { local, openTab } = browser()
    const here = openTab()
    here.session.signIn(as('u1'))
    const late = openTab()
    late.session.signIn(as('u1'))
    here.session.signIn(as('u2'))
    local.setItem('draft_information', draft('u2'))
    late.target.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }))
    expect(local.getItem('draft_information')).toBe(draft('u2'))
  })

  it('finds nothing in a tab that is loaded again with them', () => {
    const { local, openTab } = browser()
    const tab = memoryStorage()
    openTab(tab).session.signIn(as('u1'))
    leave(local, tab, 'u1')
    const other = openTab()
    other.session.signIn(as('u2'))
    leave(local, tab, 'u1')
    tab.setItem('koo_tab_customer', 'u1')
    openTab(tab)
    expect(tab.getItem('agree_read')).toBeNull()
  })
})

it('the same customer finds everything after the end of a session, and a visitor keeps what the sign-in needs', () => {
  const { local, openTab } = browser()
  const { session, tab } = openTab()
  tab.setItem('code_login', 'sent')
  session.signIn(as('u1'))
  expect(tab.getItem('code_login')).toBe('sent')
  leave(local, tab, 'u1')
  session.end('token-of-u1')
  session.signIn({ ...as('u1'), token: 'another-token-of-u1' })
  expect(tab.getItem('agree_read')).toBe('of u1')
  expect(local.getItem('draft_information')).toBe(draft('u1'))
})

it('a new tab of the same customer keeps the application that they have prepared', () => {
  const { local, openTab } = browser()
  const { session, tab } = openTab()
  session.signIn(as('u1'))
  leave(local, tab, 'u1')
  openTab()
  expect(local.getItem('loan_cash_serial_no')).toContain('u1')
  expect(local.getItem('draft_information')).toBe(draft('u1'))
})
