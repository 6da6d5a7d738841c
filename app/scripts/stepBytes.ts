// What the pages of each shared step and of each folder of a flow add to the app, from the manifest of a build: their chunks
// with style, and every chunk, lazy ones too, that leads from no other page. What others load as well is shared and not
// counted. `npm test -- --only "app build,step sizes"` prints it; it fails when a step is over its limit.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { manifestOf } from './pages/chunks.ts'

/** A chunk in the manifest of a build. */
export interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Chunks = Readonly<Record<string, Chunk>>

/** Room of a page that proves one thing, in bytes (brotli): a customer opens it once, from a list of its like. */
const PROOF = 6_000
/** Room of steps that open on slow phones in the middle of an application, and of those that raise a limit. */
export const LIMITS: Readonly<Record<string, number>> = {
  face: 15_000,
  idPhotos: 15_000,
  proofUpload: PROOF,
  verificationIntro: PROOF,
  example: PROOF,
  campaign: PROOF,
  recording: PROOF,
  raise: PROOF,
  'raise-limit/academic': PROOF,
  'raise-limit/academicResult': PROOF,
  'raise-limit/card': PROOF,
  'raise-limit/history': PROOF,
}

const APP = 'the app'

/**
 * The step of a page: `../flows/steps/src/pages/face/Face.tsx` belongs to `face`, `../flows/raise-limit/src/card/Card.tsx` to
 * `raise-limit/card`; undefined for every other chunk.
 */
function stepOf(key: string): string | undefined {
  const [, flow, folder] = /flows\/([\w-]+)\/src\/(?:pages\/)?([\w/]+)\/[A-Z]\w*\.tsx$/.exec(key) ?? []
  return flow === 'steps' ? folder : flow && `${flow}/${folder}`
}

/** Files of each step that only its own pages lead to. */
export function stepFiles(chunks: Chunks): Map<string, Set<string>> {
  const pages = Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry && stepOf(key) !== undefined)
  const owners = new Map<string, Set<string>>()
  /** Names `owner` at everything that `key` leads to, except for the pages of other steps. */
  const lead = (key: string, owner: string) => {
    const chunk = chunks[key]
    const known = owners.get(key) ?? new Set()
    if (!chunk || known.has(owner)) return
    owners.set(key, known.add(owner))
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (!pages.includes(next)) lead(next, owner)
    }
  }
  for (const key of Object.keys(chunks)) if (chunks[key]?.isEntry) lead(key, APP)
  for (const key of pages) lead(key, stepOf(key)!)
  const files = new Map<string, Set<string>>()
  for (const [key, [owner = APP, ...others]] of owners) {
    const chunk = chunks[key]
    if (!chunk || owner === APP || others.length > 0) continue
    const own = files.get(owner) ?? new Set()
    for (const file of [chunk.file, ...(chunk.css ?? [])]) own.add(file)
    files.set(owner, own)
  }
  return files
}

export interface StepBytes {
  step: string
  /** Bytes, brotli. */
  bytes: number
  /** Bytes; null where the step has no limit of its own. */
  limit: number | null
}

/** What each step weighs in a built app, the heaviest first. */
export function stepBytes(dist: string): StepBytes[] {
  const chunks = JSON.parse(fs.readFileSync(manifestOf(dist), 'utf8')) as Chunks
  const weigh = (file: string) => zlib.brotliCompressSync(fs.readFileSync(path.join(dist, file))).length
  return [...stepFiles(chunks)]
    .map(([step, files]) => ({
      step,
      bytes: [...files].reduce((sum, file) => sum + weigh(file), 0),
      limit: LIMITS[step] ?? null,
    }))
    .toSorted((one, other) => other.bytes - one.bytes)
}

/** What is wrong with the weights: a step over its limit, or a limit of a step that is not there. */
export function stepFaults(weights: readonly StepBytes[]): string[] {
  const missing = Object.keys(LIMITS).filter((step) => !weights.some((weight) => weight.step === step))
  return [
    ...missing.map((step) => `${step} has a limit, and no chunk in the build`),
    ...weights
      .filter(({ bytes, limit }) => limit !== null && bytes > limit)
      .map(({ step, bytes, limit }) => `${step} has ${bytes} bytes, and room for ${limit}`),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const weights = stepBytes(path.join(import.meta.dirname, '../dist'))
  for (const { step, bytes } of weights) console.log(`${step.padEnd(28)}${String(bytes).padStart(8)} B`)
  const faults = stepFaults(weights)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
