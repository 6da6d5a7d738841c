// The code blocks of the guides (`stories/docs/*.mdx`). A block of code says in its first line which file it is, and, where
// it is only a part of one, which line of the file it follows or replaces:
//
//   ```tsx title="flows/xinghe/src/flow.ts"
//   ```ts title="kit/src/index.ts" after="export * from './Tag/index.ts'"
//
// A line with double quotes stands in single ones.
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../pack/workspace.mjs'

const docs = path.join(root, 'stories', 'docs')

/**
 * @typedef {{ language: string, title?: string, after?: string, instead?: string, text: string, line: number }} Block
 *   `title` is the file, `line` where the block begins in its guide
 * @typedef {{ name: string, text: string, blocks: Block[], commands: string[] }} Guide `commands` are the lines of its
 *   shell blocks
 */

/** @returns {Guide[]} every page of the documentation, in the order of their names */
export const guides = () =>
  fs
    .readdirSync(docs)
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name) => readGuide(name, fs.readFileSync(path.join(docs, name), 'utf8')))

/** @returns {Guide} */
export function readGuide(name, text) {
  const blocks = [...text.matchAll(/^( *)```(\w*)(.*)\n([^]*?)^\1```$/gm)].map((match) => {
    const [, indent, language, head, body] = match
    const attribute = (key) => new RegExp(` ${key}=(["'])(.+?)\\1`).exec(head)?.[2]
    return {
      language,
      title: attribute('title'),
      after: attribute('after'),
      instead: attribute('instead'),
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, match.index).split('\n').length,
    }
  })
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n'))
    .map((line) => line.replace(/ +# .*/, ''))
    .filter(Boolean)
  return { name, text, blocks, commands }
}
