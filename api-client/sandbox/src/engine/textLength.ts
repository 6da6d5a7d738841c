/** Not in every browser that can run the sandbox. */
type Segmenter = new () => { segment(text: string): Iterable<unknown> }

/** The number of characters of a text as a person counts them, as the counters of the pages do: 👨‍👩‍👧 is one. */
export function textLength(text: string): number {
  const { Segmenter } = Intl as { Segmenter?: Segmenter }
  return Array.from(Segmenter ? new Segmenter().segment(text) : text).length
}
