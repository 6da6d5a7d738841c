import type { ProductHost } from './settings.ts'

/** Destination of a page key: a host of the product and a path on it. Without a path the page is in a flow of this app. */
export interface KeyedPage {
  host: ProductHost
  path?: string
  /** Key of the page that stands in for one that this app does not have, while its host is not configured. */
  instead?: string
}

/**
 * The table of page keys (spec 2 names the keys, not the addresses). With `VITE_HOST_CASH` and the like a key leads to that
 * host; without, to a page of this app whose flow has the key (`keys` of its definition).
 */
export const pageKeys = {
  loan: { host: 'cash' },
  result: { host: 'cash' },
  combine: { host: 'cash', path: '/combine', instead: 'pay' },
  'cash-lead': { host: 'cash' },
  'loan-proofs': { host: 'cash' },
  home: { host: 'mall', instead: 'loan' },
  koocard: { host: 'mobile' },
  'contact-add': { host: 'mobile' },
  'contact-raise': { host: 'mobile' },
  'face-check': { host: 'mobile' },
  'id-auth': { host: 'mobile' },
  'id-photos': { host: 'mobile' },
  pay: { host: 'mobile' },
  moreauth: { host: 'mobile' },
  'repayment-list': { host: 'cash' },
  'bank-cards': { host: 'account' },
  settings: { host: 'account' },
  'personal-data': { host: 'account' },
  address: { host: 'account' },
  'coupon-centre': { host: 'mall' },
  'help-centre': { host: 'account' },
  feedback: { host: 'account' },
  autopay: { host: 'cash' },
  'raise-limit-home': { host: 'mobile' },
  'raise-limit-result': { host: 'mobile', instead: 'loan' },
  'merchant-loan': { host: 'mobile', instead: 'loan' },
  'sign-in': { host: 'mall' },
  'customer-service': { host: 'account' },
  privacy: { host: 'account' },
  offline: { host: 'mobile' },
  'vip-centre': { host: 'mall' },
  wallet: { host: 'mall' },
  mine: { host: 'mall' },
  messages: { host: 'mall' },
  prizes: { host: 'mall' },
  'top-up': { host: 'mall' },
  'top-up-orders': { host: 'mall' },
  'my-coupons': { host: 'mall' },
} as const satisfies Record<string, KeyedPage>

export type PageKey = keyof typeof pageKeys

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key)

export interface KeyPlaces {
  hosts: Readonly<Record<ProductHost, string | undefined>>
  /** Path of this app, without a slash at the end. */
  base: string
  /** Pages of this app's flows by their keys: paths below the base. */
  own: ReadonlyMap<string, string>
}

/**
 * Address of a page key; null for an unknown key, or when neither the host is configured nor the page, or the one that stands
 * in for it, is in this app.
 */
export function keyedAddress(key: string, { hosts, base, own }: KeyPlaces): string | null {
  if (!isPageKey(key)) return null
  const { host: name, path = own.get(key), instead = key }: KeyedPage = pageKeys[key]
  const host = hosts[name]
  if (host !== undefined && path !== undefined) return `${host}${path}`
  const ownPath = own.get(key) ?? own.get(instead)
  return ownPath === undefined ? null : `${base}${ownPath}`
}
