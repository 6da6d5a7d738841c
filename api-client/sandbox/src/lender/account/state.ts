import type { Code } from '../code.ts'
import type { Profile } from './seed.ts'

/** Longest lists of the account domain. */
export const ACCOUNT_CAPS = { complaints: 10, positions: 5 } as const

/** What the lender keeps about one customer as a person with an account. Plain JSON. */
export interface AccountState {
  /** Whether the customer has shown who they are. */
  verified: boolean
  /** Name and resident number the customer proved, where they differ from the persona's. */
  proved: { name: string; idNumber: string } | null
  /** What the customer changed in the profile; the rest is the persona's. */
  profile: Partial<Profile>
  /** Gender and birthday as told; they count until the register says otherwise. */
  told: { gender: string | null; birthday: string | null }
  /** `ticket` opens the messenger's page once. */
  wechat: { bound: boolean; nickname: string | null; ticket: string | null }
  /** Newest first. */
  complaints: Complaint[]
  /** The code on its way that confirms an export. */
  exportCode: Code | null
  /** World time of the last export, epoch milliseconds. */
  exportedAt: number | null
  /** Newest first. */
  positions: Position[]
  coupons: { looked: boolean; newestGrant: string | null }
}

/** A complaint as it is kept. */
export interface Complaint {
  complaintNo: string
  /** World time, epoch milliseconds. */
  at: number
  content: string
  contact: string | null
  /** Keys of pictures. */
  pictures: string[]
}

/** Where a device was. Degrees. */
export interface Position {
  at: number
  eventType: string
  city: string | null
  latitude: number
  longitude: number
}
