import type { Dest } from '../destination.ts'
import { destOf, ownPageOf, type FlowData } from '../flow.ts'
import { titleOf } from '../title.ts'

/** Identifier that Mermaid accepts. */
const node = (name: string) => name.replace(/\W/g, '_') || 'index'
const label = (text: string) => text.replaceAll('"', '#quot;')
const outside = (dest: Dest) =>
  dest.to === 'link' ? dest.key : dest.to === 'partner' ? dest.code : dest.to === 'url' ? dest.url : dest.to

/** The flow as a Mermaid chart: pages, entries, exits, replies of the server, destinations and return codes outside. */
export function draw(flow: FlowData): string {
  const boxes = Object.entries(flow.pages).map(([name, step]) => {
    const text = label(`${name}<br>${titleOf(step.title, {})}`)
    return step.final ? `  ${node(name)}(["${text}"])` : `  ${node(name)}["${text}"]`
  })
  const outs = new Map<string, string>()
  /** The node of a destination outside. */
  const end = (dest: Dest) => {
    const text = outside(dest)
    outs.set(`out_${node(text)}`, text)
    return `out_${node(text)}`
  }
  const arrows = Object.entries(flow.pages).flatMap(([name, step]) =>
    Object.keys(step.exits).flatMap((exit) => {
      const dest = destOf(flow, name, exit)
      if (dest.to === 'page') return `  ${node(name)} -->|${exit}| ${node(dest.page)}`
      if (dest.to !== 'server') return `  ${node(name)} -->|${exit}| ${end(dest)}`
      // What follows instead when the server names the same page.
      const otherwise = dest.otherwise ? [`  ${node(name)} -.->|${exit}, else| ${end(dest.otherwise)}`] : []
      return [`  ${node(name)} -->|${exit}| server`, ...otherwise]
    }),
  )
  const replies = Object.entries(flow.server?.codes ?? {}).flatMap(([code, name]) => {
    const shown = ownPageOf(flow, name)
    return shown === null ? [] : [`  server -.->|${code}| ${node(shown)}`]
  })
  const server = flow.server ? ['  server{"server"}'] : []
  const ends = [...outs].map(([id, text]) => `  ${id}>"${label(text)}"]`)
  const start = [`  start((" ")) --> ${flow.server ? 'server' : node(flow.start)}`]
  const entries = flow.entries.map((name) => `  from_outside((" ")) -->|from outside| ${node(name)}`)
  const lines = [...boxes, ...server, ...ends, ...start, ...entries, ...arrows, ...replies]
  return ['flowchart TD', ...lines, ''].join('\n')
}
