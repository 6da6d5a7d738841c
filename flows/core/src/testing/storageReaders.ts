import { describe, expect, it } from 'vitest'
import type { SafeStorage } from '../ports.ts'
import { garbage } from './garbage.ts'

/** Values of garbage for each key. */
const VALUES = 200

/** One reader of something that is kept in the browser. */
export interface StorageReader {
  /** A text that the app itself writes, and reads again. */
  readonly sample: string
  /** Reads the text. `storage` holds it under every key. */
  read(text: string, storage: SafeStorage): unknown
  /** Whether this can come out: nothing, or something whose every part has its type. Nothing may be thrown. */
  isFine(result: unknown): boolean
}

/** What reads storage: calls of a storage and of a jar of cookies, and the shapes of drafts. */
const READS = /\.getItem\(|\breadCookie\(|: DraftShape<[^>]*> =>? |\bdraftOf(?:<[^>]*>)?\((?:\s*\{|host, \{)/
const OTHERS = /(?:^|\/)testing\/|\.(?:test|stories)\./

/**
 * Every file of a package that reads storage, with 200 texts that somebody else, an older release or a broken browser may have
 * left there. `sources` are all files of the package, by path; a new reader fails the test until it is listed. A reason in place
 * of readers: what the file does with any text is tested elsewhere.
 */
export function storageReaders(
  sources: Readonly<Record<string, string>>,
  readers: Readonly<Record<string, readonly StorageReader[] | string>>,
): void {
  describe('what is kept in the browser', () => {
    it('is read by the listed files only', () => {
      const reading = Object.keys(sources).filter(
        (file) => !OTHERS.test(file) && READS.test(sources[file] ?? ''),
      )
      expect(reading.toSorted()).toEqual(Object.keys(readers).toSorted())
    })

    const all = Object.entries(readers).flatMap(([file, list]) =>
      typeof list === 'string' ? [] : list.map((reader) => ({ file, reader, sample: reader.sample })),
    )
    it.each(all)('$file reads $sample, and nothing false from garbage', ({ reader }) => {
      const { sample, read, isFine } = reader
      const given = (text: string) => read(text, storageOf(text))
      expect(given(sample), 'its own text').not.toEqual(given('\u0000'))
      const wrong: string[] = []
      for (const text of garbage(VALUES, sample)) {
        try {
          const result = given(text)
          if (!isFine(result)) wrong.push(`${text.slice(0, 200)} is read as ${JSON.stringify(result)}`)
        } catch (error) {
          wrong.push(`${text.slice(0, 200)} throws ${String(error)}`)
        }
      }
      expect(wrong).toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
    })
  })
}

/** Storage that holds this text under every key until it is written. */
function storageOf(text: string): SafeStorage {
  const items = new Map<string, string | null>()
  return {
    getItem: (key) => (items.has(key) ? (items.get(key) ?? null) : text),
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.set(key, null),
  }
}
