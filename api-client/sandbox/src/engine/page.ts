import type { Customer } from './customer.ts'
import type { FileBytes } from './uploads.ts'
import type { User, World } from './world.ts'

/** The address of a request below /__sandbox/. */
export interface Place {
  /** Path below /__sandbox/. */
  name: string
  scope: string
  query: URLSearchParams
}

/** What a page may do with the worlds. */
export interface Worlds {
  /** Runs one decision on the world of a scope and saves it. */
  decide: <T>(scope: string, decide: (world: World, now: number) => T) => T
  /** Returns a customer with the persona, for functions that work for one customer. */
  customerOf: (world: World, user: User, now: number) => Customer
  /** The customer of a phone number, created when it is new; null: the number of the world's own persona. */
  customer: (world: World, mobile: string | null, now: number) => Customer
  /** Stores the bytes of a file that was not sent with a call. */
  keepFile: (scope: string, file: FileBytes) => void
  /** Removes the bytes of a file. */
  dropFile: (scope: string, fileId: string) => void
  /** A file of a scope, or null. */
  file: (scope: string, fileId: string) => FileBytes | null
}

/** Serves the pages of one other company; null when the address is not one of them. */
export type PageHandler = (request: Request, place: Place, worlds: Worlds) => Promise<Response | null>
