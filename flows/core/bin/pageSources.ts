import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /(?:from|import\() ?'(\.[^']+\.tsx?)'/g

/** The sources of the pages of a step, with all that they import from their package, each file as a text. */
export function pageFiles(step: string): string[] {
  const seen = new Set([step])
  const read = (file: string): string[] => {
    const text = readFileSync(file, 'utf8').replaceAll(/import type [^']*'[^']*'/g, '')
    const imported = [...text.matchAll(IMPORT)].map(([, to = '']) => path.join(path.dirname(file), to))
    return imported.reduce(
      (all, next) => {
        // Another step is another page; an example in a comment is none.
        if (seen.has(next) || path.basename(next) === 'step.ts' || !existsSync(next)) return all
        seen.add(next)
        return [...all, ...read(next)]
      },
      [text],
    )
  }
  return read(step)
}

/** The same in one text. */
export const pageSources = (step: string): string => pageFiles(step).join('\n')
