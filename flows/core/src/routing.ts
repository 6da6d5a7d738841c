import type { RoutingReply } from './destination.ts'
import type { FlowHost } from './host.ts'
import type { PageMetaRequest } from './pageMeta.ts'

/** Finds the page that a user is at now; with the page codes that the server may name. */
export interface Routing<P extends string = string> {
  /** Asks through the host, which has the gateway. */
  where(signal: AbortSignal, host: FlowHost): Promise<RoutingReply>
  /** Code in lower case -> page. A page that the flow does not have is looked up in `fallback`. */
  readonly codes: Readonly<Record<string, string>>
  /** Page that the flow does not have -> page to show instead. Without one the code counts as unknown. */
  readonly fallback?: Readonly<Record<string, string>>
  /** Code -> key of another page of the product. */
  readonly links?: Readonly<Record<string, string>>
  /** Whose page meta is asked for; left out by a routing that asks for something else. */
  readonly request?: PageMetaRequest
  /** Type only: page names given by hand, which the compiler checks against the flow. */
  readonly names?: readonly P[]
}

/** The page of each step name. */
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
/** Steps that are pages of other products: their keys in the host's link table. */
export const STEP_LINK = { pay: 'loan', 'combine-pay': 'combine', 'user-contacts': 'contact-add' } as const

// gap 7
/** Pages that some channels lack -> the page that a customer in the same state sees instead. */
export const STEP_FALLBACK = {
  waiting: 'checking',
  checkedsuccess: 'result',
  checkedfail: 'result',
  contactff: 'contactadd',
  idnumberauth: 'idauth',
} as const

interface MetaOptions<P extends string> extends PageMetaRequest {
  /** Code -> page; goes before the common table. */
  readonly pages?: Readonly<Record<string, P>>
  /** Code -> address of this channel; goes before everything else. */
  readonly urls?: Readonly<Record<string, () => string>>
  /** Code -> key of another page of the product; goes before the common table. */
  readonly links?: Readonly<Record<string, string>>
  /** Page that the flow lacks -> page to show instead; goes before the common table. */
  readonly fallback?: Readonly<Record<string, string>>
}
/** What a table has under a key of its own. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Codes are compared without regard to case (gap 28). */
const lowerCased = <T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).map(([code, value]) => [code.toLowerCase(), value]))

/** Routing of partner channels: the server names a page code or a link. Throws on any other reply. */
export function metaRouting<const P extends string = never>(options: MetaOptions<P>): Routing<NoInfer<P>> {
  const { pages, urls: given = {}, links: ownLinks, fallback, ...request } = options
  const codes = lowerCased<string>({ ...STEP_PAGE, ...pages })
  const urls = lowerCased(given)
  const links = lowerCased<string>({ ...STEP_LINK, ...ownLinks })
  const resolve = (code: string): RoutingReply => {
    const lower = code.toLowerCase()
    const [url, name, key] = [own(urls, lower), own(codes, lower), own(links, lower)]
    if (url) return { to: 'url', url: url() }
    if (name) return { to: 'page', page: name }
    return key ? { to: 'link', key } : { to: 'unknown', code }
  }
  return {
    codes,
    fallback: { ...STEP_FALLBACK, ...fallback },
    links,
    request,
    where: async (signal, host) => {
      const { actionType, pageCode, url } = await host.pageMeta(request, signal)
      if (actionType === 'LINK' && url) return { to: 'url', url }
      if (actionType === 'PAGE' && pageCode) return resolve(pageCode)
      throw new TypeError(`page meta of type ${actionType} names no page and no link`)
    },
  }
}
