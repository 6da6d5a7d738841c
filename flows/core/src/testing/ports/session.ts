import type { AdoptedSession, SessionPort } from '../../ports.ts'

/** A session for tests, which a test changes as another tab would. */
export interface FakeSession extends SessionPort {
  /** Where sign-ins would have returned to. */
  readonly logins: string[]
  readonly adopted: AdoptedSession[]
  setLoggedIn(value: boolean): void
  /** Another tab signs somebody in; null signs out for good. */
  signInElsewhere(userId: string | null): void
}

/** The session of `user-1`, who is signed in. A sign-in never ends. */
export function fakeSession(): FakeSession {
  const watchers = new Set<(signedOut: boolean) => void>()
  const [logins, adopted]: [string[], AdoptedSession[]] = [[], []]
  let [customer, loggedIn] = ['user-1', true]
  const tell = (signedOut: boolean) => {
    for (const watch of watchers) watch(signedOut)
  }
  return {
    logins,
    adopted,
    isLoggedIn: () => loggedIn,
    userId: () => (loggedIn ? customer : null),
    segments: () => ({ userType: null, businessLine: null, merchant: null }),
    onCustomer: (handler) => {
      watchers.add(handler)
      return () => watchers.delete(handler)
    },
    login: (returnTo) => {
      logins.push(returnTo)
      return new Promise(() => {})
    },
    partnerToken: () => null,
    forgetPartnerToken: () => {},
    adopt: (session) => {
      adopted.push(session)
      loggedIn = true
      return Promise.resolve(true)
    },
    signOut: () => {
      loggedIn = false
      tell(true)
    },
    setLoggedIn: (value) => {
      loggedIn = value
      tell(false)
    },
    signInElsewhere: (userId) => {
      loggedIn = userId !== null
      if (userId !== null) customer = userId
      tell(userId === null)
    },
  }
}
