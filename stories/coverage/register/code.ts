import {
  declarationsOf,
  fileOf,
  reach,
  readSources,
  type Place,
  type Reached,
  type Sources,
} from './reach.ts'
import { LOADING } from './syntax.ts'
import { wordsOf, type Words } from './words.ts'

/** What a browser loads first, and what the build writes into the page. */
const STARTS: readonly Place[] = [
  `app/src/main.tsx#${LOADING}`,
  `app/src/boot/boot.ts#${LOADING}`,
  `app/scripts/build.ts#${LOADING}`,
  `app/src/boot/prerender.tsx#${LOADING}`,
]
/** What customers never get. */
const NOT_SERVED = /^(app\/lab|api-client\/sandbox)\//

/** The sources of the project, what of them the app reaches, and what that speaks of. */
export interface Code {
  root: string
  sources: Sources
  reached: Reached
  words: Words
}

/** Reads the code below `root`. */
export function readCode(root: string): Code {
  const sources = readSources(root)
  const isServed = (file: string) => !NOT_SERVED.test(file)
  const exported = STARTS.flatMap((start) => declarationsOf(sources, fileOf(start), '*'))
  const reached = reach(sources, [...STARTS, ...exported], isServed)
  return { root, sources, reached, words: wordsOf(sources, reached) }
}
