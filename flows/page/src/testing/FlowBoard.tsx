import { pageIdOf, titleOf, type FlowData } from '@koo/flow'
import { Header } from '@koo/kit/Header'
import { personas as known } from '@koo/sandbox'
import { lazy, Suspense, useLayoutEffect, useState, type ComponentType } from 'react'
import { sandboxWorld } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost } from './stageHost.tsx'

/** A customer's way through a flow, as far as a board needs it. */
interface Way {
  readonly name: string
  readonly lines: readonly { readonly at: string }[]
}
export interface FlowBoardProps {
  flow: FlowData
  /** Their ways give the order of the pages; one that is named as a persona of the sandbox is signed in. */
  personas: readonly Way[]
  /** A query for each page that needs one. */
  search?: Readonly<Record<string, object>>
}

const grid = { display: 'flex', flexWrap: 'wrap', gap: 32, padding: 32 } as const
const frame = { margin: 0, width: 375 } as const
const caption = { height: 44, font: '13px/20px sans-serif', color: 'var(--koo-color-ink2)' } as const
/** A box with a transform holds what is fixed to the bottom of the screen. */
const screen = {
  width: 375,
  height: 812,
  overflow: 'hidden auto',
  transform: 'translateZ(0)',
  borderRadius: 16,
  outline: '1px solid var(--koo-color-line)',
  background: 'var(--koo-color-paper)',
} as const
const column = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const
const nothing = () => undefined
const stays = () => Promise.resolve()

/** All pages of a flow side by side, in the order of its journeys and in its theme, each with a sandbox of its own. */
export function FlowBoard({ flow, personas, search = {} }: FlowBoardProps) {
  // Sizes follow the width of the window; here each screen is narrower than that.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--koo-u', '1px')
    return () => void style.removeProperty('--koo-u')
  }, [])
  const visited = personas.flatMap(({ lines }) => lines.map(({ at }) => at))
  const names = [...new Set([...visited, ...Object.keys(flow.pages)])]
  return (
    <div style={grid} data-theme={flow.theme ?? undefined}>
      {names.map((name) => (
        <BoardPage
          key={name}
          flow={flow}
          name={name}
          search={search[name] ?? {}}
          persona={personas.find((each) => isKnown(each) && each.lines.some(({ at }) => at === name))?.name}
        />
      ))}
    </div>
  )
}
const isKnown = ({ name }: Way) => known.some((each) => each.name === name)

interface BoardPageProps {
  flow: FlowData
  name: string
  search: object
  persona: string | undefined
}
function BoardPage({ flow, name, search, persona }: BoardPageProps) {
  const step = flow.pages[name]
  const [world] = useState(() => sandboxWorld({ persona }))
  const [host] = useState(() => stageHost(world))
  const [Page] = useState(() =>
    lazy(async () => {
      const module = await step?.load()
      // The step itself has checked that its page takes these two props.
      const Inner = module?.default as unknown as ComponentType<{ search: object; exit: typeof stays }>
      return { default: () => <Inner search={search} exit={stays} /> }
    }),
  )
  if (!step) return null
  return (
    <figure style={frame}>
      <figcaption style={caption}>
        <b>{pageIdOf(flow, name)}</b> {Object.keys(step.exits).join(', ')}
      </figcaption>
      <div style={screen}>
        <Stage world={world} host={host}>
          <div style={column}>
            <Header title={titleOf(step.title, {})} onBack={nothing} />
            <Suspense>
              <Page />
            </Suspense>
          </div>
        </Stage>
      </div>
    </figure>
  )
}
