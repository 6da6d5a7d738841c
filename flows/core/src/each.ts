/** Makes the same of each entry; the names stay known to the types. */
export const each = <K extends string, T, R>(
  entries: Readonly<Record<K, T>>,
  make: (entry: T) => R,
): Record<K, R> =>
  // `fromEntries` only knows that names are texts.
  Object.fromEntries(Object.entries<T>(entries).map(([name, entry]) => [name, make(entry)])) as Record<K, R>

/** The names of entries, as their type knows them. */
export const namesOf = <K extends string>(entries: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(entries) as K[]
