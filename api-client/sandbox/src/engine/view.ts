import type { User, World } from './world.ts'

/** The engine's part of the view of a customer. */
interface EngineUserView {
  userId: string
  mobile: string
  persona: string
  /** The state of every domain, unchanged. */
  slices: User['slices']
}

/** A customer in the ledger view. Domains declare their fields here. */
export interface UserView extends EngineUserView {}

/** The engine's part of the view of a scope. */
interface EngineWorldView {
  scope: string
  persona: string
  /** World time, epoch milliseconds. */
  now: number
  clock: World['clock']
  dropRepeats: boolean
  rules: World['rules']
  users: UserView[]
  /** Calls whose connection was lost and that will be processed later. */
  late: World['late']
  openSessions: number
}

/** The complete ledger view of a scope. Domains declare their fields here. */
export interface WorldView extends EngineWorldView {}

/** The domains' parts of the view of a world, and of a customer. */
export type DomainWorldView = Omit<WorldView, keyof EngineWorldView>
export type DomainUserView = Omit<UserView, keyof EngineUserView>
