import { copy } from './copy.ts'

/** A tab that is a page of this flow, or an address of the configuration. */
export interface HomeTab {
  readonly code: string
  readonly title: string
  /** The page of this flow; null: `url` is opened. */
  readonly page: OwnTab | null
  readonly url: string
}

export type OwnTab = keyof typeof copy.titles

const isOwn = (code: string): code is OwnTab => Object.hasOwn(copy.titles, code)
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** More tabs than this do not fit below a page. */
const MOST = 5

// route.40
/**
 * The tabs of the configuration (`homeTabs`) in its order: each once, by a page of this flow, or an address that may be opened.
 * Without one of the three pages they are the usual three, so that no page is lost.
 */
export function tabsOf(config: unknown, opens: (url: string) => boolean): readonly HomeTab[] {
  const rows: readonly unknown[] = Array.isArray(config) ? config : []
  const seen = new Set<string>()
  const tabs = rows.flatMap((row): HomeTab[] => {
    const { code: name, title: text, linkUrl } = (row ?? {}) as Readonly<Record<string, unknown>>
    const [code, title, url] = [textOf(name), textOf(text), textOf(linkUrl)]
    if (code === '' || seen.has(code)) return []
    seen.add(code)
    if (isOwn(code)) return [{ code, title: title || copy.titles[code], page: code, url }]
    return title !== '' && url !== '' && opens(url) ? [{ code, title, page: null, url }] : []
  })
  return tabs.some(({ page }) => page !== null) ? tabs.slice(0, MOST) : usual
}

/** Where the configuration names none. */
export const usual: readonly HomeTab[] = (Object.keys(copy.titles) as OwnTab[]).map((code) => ({
  code,
  title: copy.titles[code],
  page: code,
  url: '',
}))
