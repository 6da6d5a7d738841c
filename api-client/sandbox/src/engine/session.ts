import { TOKEN_SECONDS } from './codeRules.ts'
import { CAPS, newId, unshiftCapped, type Session, type User, type World } from './world.ts'

/** Signs a user in. Earlier tokens stay valid. */
export function openSession(world: World, user: User, now: number, token = newId(world, 'K')): Session {
  const session: Session = {
    token,
    userId: user.userId,
    expiresAt: now + TOKEN_SECONDS * 1000,
    ended: null,
  }
  unshiftCapped(world.sessions, session, CAPS.sessions)
  return session
}
