import { Children, type ReactNode } from 'react'

/**
 * Content that a part puts beside its own, with an element around each bare text. A browser's translation replaces text
 * nodes: React would then write a new figure into a node that nobody sees, or throw when it adds something before it.
 */
export function ownText(content: ReactNode): ReactNode {
  if (isText(content)) return content === '' ? null : <span>{content}</span>
  if (!Array.isArray(content)) return content
  // `{count} 期` arrives as several texts, and is one.
  return content.every(isText) ? <span>{content.join('')}</span> : Children.map(content, ownText)
}

const isText = (content: unknown): content is string | number =>
  typeof content === 'string' || typeof content === 'number'
