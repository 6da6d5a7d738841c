export { forgetOthers, PLACE_KEY } from './forget.ts'
export { createSessionStore, parseSession, SESSION_KEY, type Session, type SessionStore } from './session.ts'
export { watchSession, type SessionWatchParts } from './watch.ts'
