import { contents } from './gen/contents.ts'

/**
 * Compares the content of a call with the whole contract, including texts, flags, enumerations and formats. It loads
 * zod and the schemas of all calls, so pages load it when they are idle; see `GatewayOptions.findDrift`.
 *
 * The content itself is neither copied nor changed: unknown fields stay.
 *
 * @returns places and kinds of the first differences, without any data of the reply
 */
export function findDrift(path: string, content: unknown): string | undefined {
  const schema = Object.hasOwn(contents, path) ? contents[path]?.() : undefined
  const issues = schema?.safeParse(content).error?.issues ?? []
  if (issues.length === 0) return undefined
  return issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'Content'}: ${issue.code}`)
    .join(', ')
}
