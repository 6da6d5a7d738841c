import type { Answer } from './destination.ts'
import type { QueryInput } from './search.ts'

/** "Where is this user now", and the page codes it may answer. */
export interface Routing<P extends string = string> {
  where(signal: AbortSignal): Promise<Answer>
  /** code in lower case -> page. A page the flow does not have is looked up in `fallback`. */
  readonly codes: Readonly<Record<string, string>>
  /** page the flow does not have -> page to show instead. Without one the code counts as unknown. */
  readonly fallback?: Readonly<Record<string, string>>
  /** code -> page key of another product page. */
  readonly links?: Readonly<Record<string, string>>
  /** Never there; carries the names given by hand, which the compiler holds against the flow. */
  readonly names?: readonly P[]
}

/** Spec 2 "Step-name to page mapping". */
export const STEP_PAGE = {
  'id-auth': 'idauth',
  'id-number-auth': 'idnumberauth',
  'extra-user-contacts': 'contactff',
  'id-card-auth': 'idcarduploading',
  'face-verify': 'video',
  'user-info': 'information',
  'assess-amount': 'result',
  'assess-amount-ing': 'checking',
  'assess-amount-success': 'checkedsuccess',
  'assess-amount-fail': 'checkedfail',
  'pre-assess-amount-ing': 'waiting',
  'pre-assess-amount-fail': 'checkedfail',
  'pre-assess-amount-success': 'checkedsuccess',
  jydcheckedsuccess: 'jydCheckedSuccess',
  bindcard: 'bindcard',
} as const
/** Steps that live in other products: key of the host's link table. */
export const STEP_LINK = { pay: 'loan', 'combine-pay': 'combine', 'user-contacts': 'contact-add' } as const

/** Channels lack some of these pages: the one that serves a customer in the same state instead (gap 7). */
export const STEP_FALLBACK = {
  waiting: 'checking',
  checkedsuccess: 'result',
  checkedfail: 'result',
  contactff: 'contactadd',
  idnumberauth: 'idauth',
} as const

/** The server's answer to "which page now" (getPageMeta). */
export interface PageMeta {
  readonly actionType: string
  readonly pageCode?: string | null | undefined
  readonly url?: string | null | undefined
}
interface MetaOptions<P extends string> {
  readonly call: (signal: AbortSignal) => Promise<PageMeta>
  /** code -> page, over the common table. */
  readonly pages?: Readonly<Record<string, P>>
  /** code -> address of this channel, over everything else (spec 4 "Server-driven routing"). */
  readonly urls?: Readonly<Record<string, () => string>>
  /** page -> page to show where the flow lacks it, over the common table. */
  readonly fallback?: Readonly<Record<string, string>>
}
const own = <T>(table: Readonly<Record<string, T>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Codes are compared without regard to case (gap 28). */
const lowerCased = <T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).map(([code, value]) => [code.toLowerCase(), value]))

/** Partner channels: the server names a page code or a link. Throws on an answer of neither kind. */
export function metaRouting<const P extends string = never>(options: MetaOptions<P>): Routing<NoInfer<P>> {
  const codes = lowerCased<string>({ ...STEP_PAGE, ...options.pages })
  const urls = lowerCased(options.urls ?? {})
  const resolve = (code: string): Answer => {
    const lower = code.toLowerCase()
    const [url, name, key] = [own(urls, lower), own(codes, lower), own<string>(STEP_LINK, lower)]
    if (url) return { to: 'url', url: url() }
    if (name) return { to: 'page', page: name }
    return key ? { to: 'link', key } : { to: 'unknown', code }
  }
  return {
    codes,
    fallback: { ...STEP_FALLBACK, ...options.fallback },
    links: STEP_LINK,
    where: async (signal) => {
      const { actionType, pageCode, url } = await options.call(signal)
      if (actionType === 'LINK' && url) return { to: 'url', url }
      if (actionType === 'PAGE' && pageCode) return resolve(pageCode)
      throw new TypeError(`page meta of kind ${actionType} names no place`)
    },
  }
}

type StatusPage = string | { readonly page: string; readonly query: QueryInput }
type NameIn<V> = V extends { readonly page: infer P } ? P : V
interface StatusOptions<T> {
  readonly load: (signal: AbortSignal) => Promise<string | number | null | undefined>
  /** status -> page; the key 'null' is for no status, also a missing one (spec 2 "Merchant flow"). */
  readonly table: T
}
/** Flows whose place follows from one status of an order. */
export function statusRouting<const T extends Readonly<Record<string, StatusPage>>>(
  options: StatusOptions<T>,
): Routing<NameIn<T[keyof T]> & string> {
  const table: Readonly<Record<string, StatusPage>> = options.table
  const nameOf = (target: StatusPage) => (typeof target === 'string' ? target : target.page)
  return {
    codes: Object.fromEntries(Object.entries(table).map(([status, target]) => [status, nameOf(target)])),
    where: async (signal) => {
      const status = String((await options.load(signal)) ?? null)
      const target = own(table, status)
      if (target === undefined) return { to: 'unknown', code: status }
      return { to: 'page', ...(typeof target === 'string' ? { page: target } : target) }
    },
  }
}
