import type { FlowHost } from '@koo/flow'

/** Pages that only pass on. One that leads to another could go on for ever. */
const PASSING: ReadonlySet<string> = new Set(['middleredirect', 'logincallback', 'loadfailed'])

/** The path inside the app of an address from outside, when it is a page to which a page of the system may pass on; else null. */
export function onwardPath(host: Pick<FlowHost, 'ownPath'>, address: string | undefined): string | null {
  const path = address === undefined ? null : host.ownPath(address)
  return path === null || isPassing(path) ? null : path
}

/** Whether a path below the base is of a page that passes on. The router does not tell capital letters apart. */
export const isPassing = (path: string): boolean => {
  const [, first = ''] = path.split(/[/?#]+/)
  return PASSING.has(first.toLowerCase())
}
