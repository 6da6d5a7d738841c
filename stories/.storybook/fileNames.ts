interface Node {
  type: string
  value?: string
  meta?: string | null
  children?: Node[]
}

/**
 * Shows above a code block of a guide the file that it is, or what it changes there: `title`, `after` and `instead` of the
 * block's first line (`stories/guides/blocks.ts`).
 */
export const remarkFileNames = () => (tree: Node) => {
  tree.children = (tree.children ?? []).flatMap((node) => {
    const says = node.type === 'code' ? namesOf(node.meta ?? '') : []
    return says.length > 0 ? [{ type: 'paragraph', children: says }, node] : [node]
  })
}

function namesOf(meta: string): Node[] {
  const attribute = (key: string) => new RegExp(`\\b${key}="([^"]+)"`).exec(meta)?.[1]
  const [title, after, instead] = ['title', 'after', 'instead'].map(attribute)
  if (!title) return []
  const [where, line] = after ? [', after the line ', after] : [', instead of the line ', instead]
  return [
    { type: 'inlineCode', value: title },
    ...(line
      ? [
          { type: 'text', value: where },
          { type: 'inlineCode', value: line },
        ]
      : []),
  ]
}
