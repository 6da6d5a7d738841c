import type { FlowData } from '@koo/flow'
import {
  checkFlow,
  checkInventory,
  checkPersonas,
  checkTheme,
  type InventoryPage,
  type PersonaPlan,
} from '@koo/flow/tools'
import { siku } from '@koo/flow-siku'
import { personas } from '@koo/flow-siku/personas'
import { kooHues, lowContrasts, partnerBrands, partnerHues, type PartnerBrand } from '@koo/kit/theme/contrast'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import inventory from '../../flows/inventory.json'

/** The copy of the specification's list of pages. */
const listed = inventory.siku as readonly InventoryPage[]

/** What a definition is judged by beside itself. */
interface Given {
  personas: readonly PersonaPlan[]
  /** Hues of the brand by day. */
  brand: PartnerBrand['day']
}

/** All that `flow check` says of a channel. */
function said(flow: FlowData, { personas: plans, brand }: Given): string[] {
  const low = lowContrasts(partnerHues(kooHues, brand)).map((pair) => ({ ...pair, by: 'day' as const }))
  return [
    ...checkFlow(flow),
    ...checkInventory(flow, listed),
    ...checkPersonas(flow, plans),
    ...checkTheme(flow, { siku: low }),
  ].map(({ where, what }) => `${where}: ${what}`)
}

const sound: FlowData = siku
const given: Given = { personas, brand: partnerBrands.siku.day }
const { idauth, ...others } = sound.pages
const lost = { name: 'lost', lines: [{ at: 'nowhere' }] }

/** Each breach in a real channel, what finds it, and its words. Types find some of them while they are written. */
const plants: readonly {
  breach: string
  flow?: FlowData
  given?: Partial<Given>
  check: string
  types?: string
}[] = [
  {
    breach: 'an exit that is not mapped, where no server can be asked',
    flow: { ...sound, exits: { ...sound.exits, idauth: {} }, server: null },
    check: "/siku/idauth: exit 'done' leads nowhere",
  },
  {
    breach: 'an exit that asks the server of the next page, and does not say so',
    flow: { ...sound, exits: { ...sound.exits, information: {} } },
    check:
      "/siku/information: no destination is written for 'done': the server is asked, and when it names this page again the button does nothing",
  },
  {
    breach: 'an exit to a page that is not there',
    flow: { ...sound, exits: { ...sound.exits, result: { started: { to: 'page', page: 'cheking' } } } },
    check: "/siku/result: exit 'started' leads to no page 'cheking'",
    types: 'an exit leads to pages of this flow only',
  },
  {
    breach: 'a page under a wrong name',
    flow: { ...sound, pages: { ...others, idAuth: idauth! } },
    check: '/siku/idauth: is in the inventory, and no page has this address',
  },
  {
    breach: 'a page without a title',
    flow: { ...sound, pages: { ...others, idauth: { ...idauth!, title: '' } } },
    check: '/siku/idauth: has no title',
    types: 'a step has a title',
  },
  {
    breach: 'a page code to nowhere',
    flow: { ...sound, server: { ...sound.server!, codes: { ...sound.server!.codes, moreauth: 'moreAuth' } } },
    check: "server: code 'moreauth' leads to no page 'moreAuth'",
    types: 'page codes lead to pages of this flow only',
  },
  {
    breach: 'a theme with too little contrast',
    given: { brand: { ...given.brand, brand: given.brand.brandSoft } },
    check: "theme 'siku': onBrand by day has too little contrast on brand (1.68, not 4.5)",
  },
  {
    breach: 'a persona that names no page',
    given: { personas: [lost] },
    check: "persona 'lost': is on 'nowhere', which is no page",
    types: 'a persona walks over pages of its flow',
  },
]

describe('a breach planted in a channel', () => {
  it('is none in the channel as it stands', () => {
    expect(said(sound, given)).toEqual([])
  })

  it.each(plants)('$breach is found by flow check', ({ flow = sound, check, ...plant }) => {
    expect(said(flow, { ...given, ...plant.given })).toContain(check)
  })

  it.each(plants.filter(({ types }) => types))('$breach is found by types', ({ types }) => {
    const file = path.join(import.meta.dirname, '../../flows/core/src/types.test-d.ts')
    // `tsc` fails when such a line compiles.
    expect(readFileSync(file, 'utf8')).toContain(`// @ts-expect-error ${types}\n`)
  })
})
