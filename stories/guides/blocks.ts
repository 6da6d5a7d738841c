// The code blocks of the guides (`stories/docs/*.mdx`). A block of code says in its first line which file it is, and, where
// it is only a part of one, which line of the file it follows or replaces:
//
//   ```tsx title="flows/xinghe/src/flow.ts"
//   ```ts title="kit/src/index.ts" after="export * from './Tag/index.ts'"
//
// A line with double quotes stands in single ones.
import fs from 'node:fs'
import path from 'node:path'

const docs = path.join(path.dirname(import.meta.dirname), 'docs')

export interface Block {
  language: string
  /** The file. */
  title?: string | undefined
  after?: string | undefined
  instead?: string | undefined
  text: string
  /** Where the block begins in its guide. */
  line: number
}

export interface Guide {
  name: string
  text: string
  blocks: Block[]
  /** The lines of its shell blocks. */
  commands: string[]
}

/** Every page of the documentation, in the order of their names. */
export const guides = (): Guide[] =>
  fs
    .readdirSync(docs)
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name) => readGuide(name, fs.readFileSync(path.join(docs, name), 'utf8')))

export function readGuide(name: string, text: string): Guide {
  const blocks = [...text.matchAll(/^( *)```(\w*)(.*)\n([^]*?)^\1```$/gm)].map((match) => {
    const [, indent = '', language = '', head = '', body = ''] = match
    const attribute = (key: string) => new RegExp(` ${key}=(["'])(.+?)\\1`).exec(head)?.[2]
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
