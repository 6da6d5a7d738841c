import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { ConsentName } from '../src/consents.ts'
import type { InventoryPage, KeyTable, PartnerOrder, ThemeContrasts } from '../src/tools/index.ts'

/** Imports a file of the project; null in a project that does not have it. */
export async function importFile<M>(project: string, file: string): Promise<M | null> {
  const full = path.join(project, file)
  if (!existsSync(full)) return null
  return (await runnerImport<M>(full, { root: path.dirname(full), configFile: false, logLevel: 'error' }))
    .module
}

/** The host's table of page keys; null in a project without the app. */
export async function pageKeysOf(project: string): Promise<KeyTable | null> {
  const module = await importFile<{ pageKeys: KeyTable }>(project, 'app/src/config/pageKeys.ts')
  return module && module.pageKeys
}

/** The pages of each flow as the specification lists them, by the id of the flow. */
export function inventoryOf(root: string): Readonly<Record<string, readonly InventoryPage[]>> {
  const file = path.join(root, 'inventory.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof inventoryOf>) : {}
}

interface Contrasts<Hues = unknown> {
  partnerBrands: Record<string, { day: Hues; night: Hues }>
  kooHues: Hues
  nightHues: Hues
  partnerHues(base: Hues, brand: Hues): Hues
  lowContrasts(hues: Hues): readonly { front: string; ground: string; ratio: number; needed: number }[]
  closeHues(hues: Hues): readonly { front: string; near: string; distance: number; needed: number }[]
}
/** The pairs of hues that cannot be read or look alike in the theme of each partner; null in a project without the kit. */
export async function themesOf(project: string): Promise<ThemeContrasts | null> {
  const kit = await importFile<Contrasts>(project, 'kit/src/theme/contrast/index.ts')
  if (!kit) return null
  const { partnerBrands, partnerHues, kooHues, nightHues, lowContrasts, closeHues } = kit
  const faults = (by: 'day' | 'night', hues: unknown) =>
    [...lowContrasts(hues), ...closeHues(hues)].map((pair) => ({ ...pair, by }))
  return Object.fromEntries(
    Object.entries(partnerBrands).map(([name, { day, night }]) => [
      name,
      [...faults('day', partnerHues(kooHues, day)), ...faults('night', partnerHues(nightHues, night))],
    ]),
  )
}

/** The calls that need a consent, by path; empty in a project without the page layer. */
export async function consentCallsOf(project: string): Promise<Readonly<Record<string, ConsentName>>> {
  const needs = await importFile<{ CONSENT_OF: Record<string, ConsentName> }>(
    project,
    'flows/page/src/consent/needs.ts',
  )
  return needs?.CONSENT_OF ?? {}
}

/** What the sandbox knows of each partner; null in a project without it. */
export async function partnersOf(project: string): Promise<readonly PartnerOrder[] | null> {
  // The file that says it: the index of the sandbox takes seconds.
  const file = 'api-client/sandbox/src/products/channel/partners/index.ts'
  const sandbox = await importFile<{ partnerEntries: readonly PartnerOrder[] }>(project, file)
  return sandbox && sandbox.partnerEntries
}
