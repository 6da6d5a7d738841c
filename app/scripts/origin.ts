/** The origin of a whole address, in a list; an empty list for a path or nothing. */
export const originOf = (address: string | undefined): string[] => {
  if (address === undefined || !/^https?:/.test(address)) return []
  return [new URL(address).origin]
}
