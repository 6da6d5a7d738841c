/**
 * The comments that a source of the kit has above its properties, by property: what a token is for is said there and nowhere
 * else. A comment holds for the properties after it, up to the next comment or empty line.
 */
export function commentsIn(source: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  let says = ''
  let isOpen = false
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line.startsWith('/**')) {
      isOpen = true
      says = ''
    }
    if (isOpen)
      says = `${says} ${line
        .replace(/^\/\*\*|\*\/$|^\*/g, '')
        .replace(/\*\/$/, '')
        .trim()}`.trim()
    const [, name] = isOpen ? [] : (/^(\w+)\??:/.exec(line) ?? [])
    if (name) found[name] ??= says
    if (line.endsWith('*/')) isOpen = false
    else if (!isOpen && (line === '' || line.startsWith('}'))) says = ''
  }
  return found
}

/** A comment without its marks of code. */
export const plain = (comment = '') => comment.replace(/`([^`]+)`/g, '$1').replace(/\{@link (\w+)\}/g, '$1')
