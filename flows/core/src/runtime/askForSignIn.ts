import { FlowFailure } from '../failure.ts'
import type { SessionPort } from '../ports.ts'

/** Address of the sign-in page for `href`; null when the user is signed in. Rejects when nobody could be signed in. */
export async function askForSignIn(session: SessionPort, href: string): Promise<string | null> {
  if (session.isLoggedIn()) return null
  return session.login(href).catch((cause: unknown) => {
    throw new FlowFailure('login', cause)
  })
}
