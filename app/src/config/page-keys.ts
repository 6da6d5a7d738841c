import type { ProductHost } from './settings.ts'

/** Where a page key leads: a host of the product and a path there. */
export interface KeyedPage {
  host: ProductHost
  path: string
  /** Path in this app, below the base, used until a deployer names the host. */
  own?: string
}

/**
 * The page-key table (spec 2 names the keys, not the addresses). With `VITE_HOST_CASH` and its siblings a key leads to
 * that host; without, to our own page if we have it.
 */
export const pageKeys = {
  loan: { host: 'cash', path: '/cash/home', own: '/cash/home' },
  result: { host: 'cash', path: '/result/loan', own: '/result/loan' },
  moreauth: { host: 'mobile', path: '/dzl/moreAuth' },
  'repayment-list': { host: 'cash', path: '/repayment/bills' },
  'bank-cards': { host: 'account', path: '/bankCard/list' },
  settings: { host: 'account', path: '/account/settings' },
  'personal-data': { host: 'account', path: '/account/profile' },
  address: { host: 'account', path: '/account/address' },
  'coupon-centre': { host: 'mall', path: '/coupon/centre' },
  'help-centre': { host: 'account', path: '/account/help' },
  feedback: { host: 'account', path: '/account/feedback' },
  autopay: { host: 'cash', path: '/repayment/autopay' },
  'raise-limit-home': { host: 'mobile', path: '/raiseLimit/home' },
  'raise-limit-result': { host: 'mobile', path: '/raiseLimit/result' },
  'sign-in': { host: 'mall', path: '/activity/signIn' },
  'customer-service': { host: 'account', path: '/account/service' },
  privacy: { host: 'account', path: '/account/privacy' },
  offline: { host: 'mobile', path: '/offline' },
  'vip-centre': { host: 'mall', path: '/membership/centre' },
} as const satisfies Record<string, KeyedPage>

export type PageKey = keyof typeof pageKeys

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key)

/** Address of a page key, or null where neither the host is configured nor the page is ours. Unknown keys: null. */
export function keyedAddress(
  key: string,
  hosts: Readonly<Record<ProductHost, string | undefined>>,
  base: string,
): string | null {
  if (!isPageKey(key)) return null
  const page: KeyedPage = pageKeys[key]
  const host = hosts[page.host]
  if (host !== undefined) return `${host}${page.path}`
  return page.own === undefined ? null : `${base}${page.own}`
}
