import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn, type Rule } from './rules.ts'

/** Where texts for customers stand. */
const FOLDERS = ['kit/src', 'pricing/src', 'api-client/src', 'flows', 'app/src']
const SOURCE = /^(?!.*(?:\.test\.|\.stories\.|\/testing\/|\/locale\/)).*\.tsx?$/

/** Shorter ones are units and words that stand everywhere. */
const SHORTEST = 4

const TEXT = /[A-Z…“”\-\p{Script=Han}，。！？、~]*\p{Script=Han}[A-Z…“”\-\p{Script=Han}，。！？、~]*/gu

/** The Chinese texts that a rule gives to the letter. A capital letter or … in them stands for what is filled in. */
export const textsOf = ({ statement }: Pick<Rule, 'statement'>): string[] =>
  [...statement.matchAll(TEXT)].map(([text]) => text).filter((text) => text.length >= SHORTEST)

/** Whether a source text has the text of a rule, with values in the places of its letters. */
export const has = (source: string, text: string): boolean =>
  new RegExp(text.replaceAll(/[A-Z…]/g, String.raw`\$\{[^}]*\}`).replaceAll(/[~-]/g, String.raw`\$&`)).test(
    source,
  )

/** The code of the product, without tests and translations. */
export const sourcesOf = (root: string): string =>
  FOLDERS.flatMap((folder) => [...filesIn(folder, SOURCE)])
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
