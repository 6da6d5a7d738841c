import type { Code } from '../../engine/code.ts'
import type { Profile } from './seed.ts'

declare module '../../engine/view.ts' {
  interface UserView {
    codesSent: number
    /** How many complaints are kept, the newest ten. */
    complaints: number
  }

  interface WorldView {
    /** How many accounts were closed. */
    closings: number
  }
}

declare module '../../engine/world.ts' {
  interface World {
    /** Login codes by phone number: they exist before the user does. */
    loginCodes: Record<string, Code>
    /** Numbers that an account gave up, newest first. */
    freedPhones: string[]
    /** Unused codes of messengers' pages, newest first. */
    messengerCodes: MessengerCode[]
    /** How the login of the native app proceeds. */
    nativeLogin: NativeLogin
    /** How many accounts were closed. */
    closings: number
  }

  interface User {
    /** Text messages and calls to this phone. */
    codesSent: number
  }

  interface Slices {
    account: AccountState
  }
}

/** Length limits of the lists of an account. */
export const ACCOUNT_CAPS = { complaints: 10, positions: 5, freedPhones: 40, messengerCodes: 20 } as const

/** The account of one customer. Plain JSON. */
export interface AccountState {
  /** Whether the customer has proved their identity. */
  verified: boolean
  /** Proved name and ID number, where they differ from the persona's. */
  proved: { name: string; idNumber: string } | null
  /** Changed fields of the profile; the others come from the persona. */
  profile: Partial<Profile>
  /** Gender and birthday as entered; used until the identity is proved. */
  told: { gender: string | null; birthday: string | null }
  /** `ticket` opens the messenger's page once. */
  wechat: { bound: boolean; nickname: string | null; ticket: string | null }
  /** Newest first. */
  complaints: Complaint[]
  /** The current code that confirms an export. */
  exportCode: Code | null
  /** World time of the last export, epoch milliseconds. */
  exportedAt: number | null
  /** The current code for a new number. */
  mobileCode: { mobile: string; code: Code } | null
  /** World time of the last change of the number, epoch milliseconds. */
  mobileChangedAt: number | null
  /** The current code that confirms closing the account. */
  closeCode: Code | null
  /** Newest first. */
  positions: Position[]
  coupons: { looked: boolean; newestGrant: string | null }
}

/** A code of a messenger's page. */
export interface MessengerCode {
  code: string
  kind: 'wechat' | 'miniProgram' | 'wecom'
  /** Phone number that it signs in. */
  mobile: string
  /** World time, epoch milliseconds. */
  at: number
}

/** How the native app replies when a page polls for its login. */
export interface NativeLogin {
  /** Number of polls without a token; null: all of them. */
  polls: number | null
  /** Phone number that signs in; null: that of the world's own persona. */
  mobile: string | null
}

/** A stored complaint. */
export interface Complaint {
  complaintNo: string
  /** World time, epoch milliseconds. */
  at: number
  content: string
  contact: string | null
  /** Keys of pictures. */
  pictures: string[]
}

/** Position of a device, in degrees. */
export interface Position {
  at: number
  eventType: string
  city: string | null
  latitude: number
  longitude: number
}
