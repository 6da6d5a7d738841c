import type { Dest } from '../destination.ts'
import { destOf, ownPageOf, type FlowData } from '../flow.ts'
import { titleOf } from '../title.ts'

/** Identifier that Mermaid accepts. */
const node = (name: string) => name.replace(/\W/g, '_') || 'index'
const label = (text: string) => text.replaceAll('"', '#quot;')
const outside = (dest: Dest) =>
  dest.to === 'link' ? dest.key : dest.to === 'partner' ? dest.code : dest.to === 'url' ? dest.url : dest.to

/** The flow as a Mermaid chart: pages, exits, replies of the server, destinations outside. */
export function draw(flow: FlowData): string {
  const boxes = Object.entries(flow.pages).map(([name, step]) => {
    const text = label(`${name}<br>${titleOf(step.title, {})}`)
    return step.final ? `  ${node(name)}(["${text}"])` : `  ${node(name)}["${text}"]`
  })
  const outs = new Map<string, string>()
  const arrows = Object.entries(flow.pages).flatMap(([name, step]) =>
    Object.keys(step.exits).map((exit) => {
      const dest = destOf(flow, name, exit)
      if (dest.to === 'page') return `  ${node(name)} -->|${exit}| ${node(dest.page)}`
      if (dest.to === 'server') return `  ${node(name)} -->|${exit}| server`
      const text = outside(dest)
      outs.set(`out_${node(text)}`, text)
      return `  ${node(name)} -->|${exit}| out_${node(text)}`
    }),
  )
  const replies = Object.entries(flow.server?.codes ?? {}).flatMap(([code, name]) => {
    const shown = ownPageOf(flow, name)
    return shown === null ? [] : [`  server -.->|${code}| ${node(shown)}`]
  })
  const server = flow.server ? ['  server{"server"}'] : []
  const ends = [...outs].map(([id, text]) => `  ${id}>"${label(text)}"]`)
  const start = [`  start((" ")) --> ${flow.server ? 'server' : node(flow.start)}`]
  return ['flowchart TD', ...boxes, ...server, ...ends, ...start, ...arrows, ...replies, ''].join('\n')
}
