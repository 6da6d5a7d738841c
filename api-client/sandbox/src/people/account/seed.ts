import type { Gender } from './idNumber.ts'

declare module '../../engine/persona.ts' {
  interface Persona {
    /** If missing, the defaults apply. */
    account?: Partial<AccountSeed>
  }
}

/** The official identity of a customer. */
export interface RegisteredPerson {
  name: string
  gender: Gender
  /** `YYYY-MM-DD`. */
  birthday: string
  /** County of the ID number, six digits. */
  areaCode: string
}

/** Address of a customer; names of the region tree. */
export interface HomeAddress {
  province?: string | null
  city?: string | null
  area?: string | null
  street?: string | null
  detail?: string | null
}

/** Profile data that customers enter. Null: not entered. */
export interface Profile {
  nickname: string | null
  email: string | null
  education: string | null
  marriage: string | null
  /** 1 to 6. */
  incomeRange: number | null
  company: string | null
  job: string | null
  address: HomeAddress | null
}

/** State of the account: 0 not opened, 1 opened, 2 frozen. */
export type OpenStatus = 0 | 1 | 2

/** Persona data of the account. Everything has a default. */
export interface AccountSeed {
  identity: RegisteredPerson
  /** Whether the customer's identity is proved; before that, the name is unknown. */
  verified: boolean
  profile: Profile
  openStatus: OpenStatus
  /** Where the account was opened: 'app', 'h5', or a partner. */
  accountChannel: string
  /** `koo` or `kxd`. */
  businessLine: 'koo' | 'kxd'
  /** Merchant of the customer; `koo` shows no bank logo. */
  merchant: { code: string; no: string | null }
  wechat: { bound: boolean; nickname: string | null }
  adverts: 'all' | 'none' | 'long'
  /** Days between the change of the phone number and the world's start; null: never changed. */
  mobileChangedDaysAgo: number | null
  /** Days between the export of personal data and the world's start; null: never exported. */
  exportedDaysAgo: number | null
  /** Complaints that were handed in on the first day. */
  complaintsToday: number
  /** Gray-release flags that belong to no other domain: the collapsible plan of the loan page. */
  grays: { periodDropdown: boolean }
}

/** A complete profile. */
export const FULL_PROFILE: Profile = {
  nickname: '思远',
  email: 'siyuan.chen@example.com',
  education: '本科',
  marriage: '已婚',
  incomeRange: 3,
  company: '杭州示例软件有限公司',
  job: '企业职员',
  address: {
    province: '浙江省',
    city: '杭州市',
    area: '西湖区',
    street: '北山街道',
    detail: '曙光路122号2幢1201室',
  },
}

/** An empty profile. */
export const EMPTY_PROFILE: Profile = {
  nickname: null,
  email: null,
  education: null,
  marriage: null,
  incomeRange: null,
  company: null,
  job: null,
  address: null,
}

const DEFAULTS: AccountSeed = {
  identity: { name: '陈思远', gender: '男', birthday: '1991-06-18', areaCode: '330106' },
  verified: true,
  profile: FULL_PROFILE,
  openStatus: 1,
  accountChannel: 'h5',
  businessLine: 'koo',
  merchant: { code: 'koo', no: null },
  wechat: { bound: true, nickname: '思远' },
  adverts: 'all',
  mobileChangedDaysAgo: null,
  exportedDaysAgo: null,
  complaintsToday: 0,
  grays: { periodDropdown: false },
}

/** The part of a persona that the account reads. */
interface AccountPart {
  account?: Partial<AccountSeed>
}

/** The account data of a persona, with defaults. */
export function accountSeedOf(persona: AccountPart): AccountSeed {
  return { ...DEFAULTS, ...persona.account }
}

/** Whether the account is frozen: borrowing and changes are refused. */
export function isFrozen(persona: AccountPart): boolean {
  return accountSeedOf(persona).openStatus === 2
}
