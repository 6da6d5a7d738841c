import { IconChevron } from '@koo/kit/Icon'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { TreeNode } from './ledger.ts'
import * as styles from './Tree.css.ts'

interface Line {
  node: TreeNode
  level: number
  at: number
  of: number
  parent: string | null
}

/** The visible lines, from top to bottom. */
function linesOf(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): Line[] {
  return nodes.flatMap((node, k) => [
    { node, level, at: k + 1, of: nodes.length, parent },
    ...(node.children && open.has(node.id) ? linesOf(node.children, open, level + 1, node.id) : []),
  ])
}

/** Indentation of a line in pixels, and the deepest indentation that a narrow drawer has room for. */
const INDENT = 12
const DEEPEST = 8

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  open: ReadonlySet<string>
  onToggle(id: string, open: boolean): void
}

/**
 * A tree with keyboard navigation: up and down move through the visible lines, right expands or enters, left collapses
 * or leaves, Home and End go to the first and last line. Only one line is in the tab order.
 */
export function Tree({ label, nodes, open, onToggle }: TreeProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const lines = linesOf(nodes, open)
  const current = lines.some(({ node }) => node.id === chosen) ? chosen : lines[0]?.node.id

  const go = (id: string | undefined | null) => {
    if (id == null) return
    setChosen(id)
    const line = [...(root.current?.children ?? [])].find((each) => each.getAttribute('data-id') === id)
    if (line instanceof HTMLElement) line.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const at = lines.findIndex(({ node }) => node.id === current)
    const line = lines[at]
    if (!line || event.ctrlKey || event.altKey || event.metaKey) return
    const { node, parent } = line
    const isOpen = open.has(node.id)
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(lines[at + 1]?.node.id),
      ArrowUp: () => go(lines[at - 1]?.node.id),
      ArrowRight: () =>
        node.children && !isOpen ? onToggle(node.id, true) : isOpen && go(node.children?.[0]?.id),
      ArrowLeft: () => (isOpen ? onToggle(node.id, false) : go(parent)),
      Home: () => go(lines[0]?.node.id),
      End: () => go(lines.at(-1)?.node.id),
      Enter: () => node.children && onToggle(node.id, !isOpen),
      ' ': () => node.children && onToggle(node.id, !isOpen),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={styles.tree}
    >
      {lines.map(({ node, level, at, of }) => {
        const { id, children, value } = node
        return (
          <div
            key={id}
            data-id={id}
            role="treeitem"
            aria-level={level}
            aria-posinset={at}
            aria-setsize={of}
            aria-selected={id === current}
            {...(children && { 'aria-expanded': open.has(id) })}
            tabIndex={id === current ? 0 : -1}
            style={{ paddingInlineStart: INDENT * Math.min(level - 1, DEEPEST) + 8 }}
            className={children ? `${styles.line} ${styles.folds}` : styles.line}
            onKeyDown={onKeyDown}
            onClick={() => {
              go(id)
              if (children) onToggle(id, !open.has(id))
            }}
          >
            {children ? <IconChevron className={styles.twist} /> : <span className={styles.noTwist} />}
            <span className={children ? styles.heading : styles.label}>{node.label}</span>
            {value !== undefined && (
              <span className={children ? `${styles.value} ${styles.count}` : styles.value}>{value}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}
