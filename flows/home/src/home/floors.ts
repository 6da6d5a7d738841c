import type { HomeContent, HomeItem } from '@koo/api-client/types'
import { readableText } from '@koo/pricing'

/** Floors that the page knows, by `sectionCode`. */
const KNOWN = [
  'notice',
  'card',
  'banner',
  'menu',
  'signIn',
  'coupons',
  'campaigns',
  'member',
  'topUp',
  'safety',
] as const
export type FloorCode = (typeof KNOWN)[number]

/** An entry of a floor that can be shown: it has a title. */
export interface FloorItem {
  /** The only one of its floor. */
  readonly key: string
  readonly code: string
  readonly title: string
  readonly text: string
  readonly picture: string
  /** Empty: it leads nowhere. */
  readonly url: string
  readonly mark: string
  readonly button: string
}

/** A floor with at least one entry. */
export interface Floor {
  readonly code: FloorCode
  readonly title: string
  readonly items: readonly FloorItem[]
}

export interface Floors {
  readonly shown: readonly Floor[]
  /** Codes of floors that the page does not know, each once. */
  readonly unknown: readonly string[]
}

/** These floors say something by themselves. Entries of the others are for leading somewhere, or are left out. */
const SAYING: readonly FloorCode[] = ['notice', 'card', 'safety']

/** The floors of a reply in its order: each known one once, without entries that say nothing or lead nowhere. */
export function floorsOf({ sections }: HomeContent, leads: (url: string) => boolean): Floors {
  const shown = new Map<FloorCode, Floor>()
  const unknown = new Set<string>()
  for (const { sectionCode, title, items } of sections) {
    const code = KNOWN.find((known) => known === sectionCode)
    if (code === undefined) {
      if (sectionCode !== '') unknown.add(sectionCode)
      continue
    }
    const says = SAYING.includes(code)
    const found = (items ?? [])
      .map((item, at) => itemOf(item, at, leads))
      .filter((item) => item.title !== '' && (says || item.url !== ''))
    if (found.length > 0 && !shown.has(code)) shown.set(code, { code, title: textOf(title), items: found })
  }
  return { shown: [...shown.values()], unknown: [...unknown] }
}

const textOf = (text: string | null | undefined) => text?.trim() ?? ''

function itemOf(wire: HomeItem, at: number, leads: (url: string) => boolean): FloorItem {
  const [code, url] = [textOf(wire.code), textOf(wire.linkUrl)]
  return {
    key: `${at}:${code}`,
    code,
    title: readableText(textOf(wire.title)),
    text: readableText(textOf(wire.description)),
    picture: textOf(wire.pictureUrl),
    url: url !== '' && leads(url) ? url : '',
    mark: textOf(wire.cornerMark),
    button: textOf(wire.buttonText),
  }
}
