import { pageIdOf, titleOf, type FlowData } from '@koo/flow'
import { Header } from '@koo/kit/Header'
import { personas as sandboxPersonas } from '@koo/sandbox'
import { lazy, Suspense, useLayoutEffect, useState, type ComponentType } from 'react'
import { Arrows, type Place } from './board/Arrows.tsx'
import { columnsOf, edgesOf, exitsOf, namesOf, type Way } from './board/layout.ts'
import { sandboxWorld } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost } from './stageHost.tsx'

/** Whom a board can be shown for, by the name of the persona: 账单逾期客户, 老客户. */
export const boardCustomers: Readonly<Record<string, string>> = Object.fromEntries(
  sandboxPersonas.map(({ name, title }) => [name, `${title} · ${name}`]),
)

export interface FlowBoardProps {
  flow: FlowData
  /** Their ways give the order of the pages; one that is named as a persona of the sandbox is signed in. */
  personas: readonly Way[]
  /** A query for each page that needs one. */
  search?: Readonly<Record<string, object>>
  /** Shows every page for this persona of the sandbox, such as a customer in arrears; default: whom each page shows best. */
  customer?: string | undefined
  /** Brand over the theme of the root; default: that of the flow. */
  theme?: string | undefined
  /** How large the screens are; default 1, their own size. */
  zoom?: number
}

const WIDTH = 375
const HEIGHT = 812
const PADDING = 40
/** Room between columns for arrows and their names; room above a screen for its caption and for arrows that lead back. */
const GAP = 104
const CAPTION = 84
/** Height of a line that names an exit. */
const LINE = 20

const caption = {
  position: 'absolute',
  font: '13px/20px var(--koo-font-text)',
  color: 'var(--koo-color-ink)',
} as const
const exitList = {
  position: 'absolute',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: `12px/${LINE}px var(--koo-font-text)`,
  color: 'var(--koo-color-ink2)',
  whiteSpace: 'nowrap',
} as const
/** A box with a transform holds what is fixed to the bottom of the screen. */
const screen = {
  position: 'absolute',
  width: WIDTH,
  height: HEIGHT,
  overflow: 'hidden auto',
  transformOrigin: '0 0',
  borderRadius: 24,
  outline: '1px solid var(--koo-color-line)',
  background: 'var(--koo-color-paper)',
} as const
const column = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const
const nothing = () => undefined
const stays = () => Promise.resolve()

/**
 * All pages of a flow, from left to right as customers come by them, in its theme, each with a sandbox of its own. Arrows show which
 * exit leads on to which page; below each screen is where all of its exits lead.
 */
export function FlowBoard({ flow, personas, search = {}, customer, theme, zoom = 1 }: FlowBoardProps) {
  // Sizes follow the width of the window; here each screen is narrower than that.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--koo-u', '1px')
    return () => void style.removeProperty('--koo-u')
  }, [])
  const names = namesOf(flow, personas)
  const edges = edgesOf(flow, personas)
  const { places, width, height } = placesOf(flow, columnsOf(names, edges), zoom)
  return (
    <div style={{ position: 'relative', width, height }} data-theme={theme ?? flow.theme ?? undefined}>
      <Arrows edges={edges} places={places} width={width} height={height} />
      {names.map((name) => (
        <BoardPage
          key={name}
          flow={flow}
          name={name}
          zoom={zoom}
          place={places.get(name)}
          search={search[name] ?? {}}
          persona={customer ?? visitorOf(name, personas)?.name}
        />
      ))}
    </div>
  )
}

function placesOf(flow: FlowData, columns: readonly (readonly string[])[], zoom: number) {
  const places = new Map<string, Place>()
  const [width, high] = [WIDTH * zoom, HEIGHT * zoom]
  let top = PADDING
  for (let row = 0; columns.some((column) => column.length > row); row++) {
    let most = 0
    for (const [at, names] of columns.entries()) {
      const name = names[row]
      if (name === undefined) continue
      most = Math.max(most, exitsOf(flow, name).length)
      places.set(name, {
        left: PADDING + at * (width + GAP),
        top: top + CAPTION,
        width,
        height: high,
      })
    }
    top += CAPTION + high + 12 + most * LINE + PADDING
  }
  return { places, width: 2 * PADDING + columns.length * (width + GAP) - GAP, height: top }
}

/** Whom the sandbox knows: a persona that begins on the page shows it best, else one that comes by. */
function visitorOf(page: string, personas: readonly Way[]): Way | undefined {
  const known = personas.filter(({ name }) => sandboxPersonas.some((each) => each.name === name))
  return (
    known.find(({ lines }) => lines[0]?.at === page) ??
    known.find(({ lines }) => lines.some(({ at }) => at === page))
  )
}

interface BoardPageProps {
  flow: FlowData
  name: string
  search: object
  persona: string | undefined
  place: Place | undefined
  zoom: number
}
function BoardPage({ flow, name, search, persona, place, zoom }: BoardPageProps) {
  const step = flow.pages[name]
  if (!step || !place) return null
  const { left, top, width, height } = place
  const title = titleOf(step.title, {})
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ ...caption, left, top: top - CAPTION + 12, width: width + GAP / 2 }}>
        <b style={{ fontSize: 15 }}>{title}</b>
        <br />
        <span style={{ color: 'var(--koo-color-ink2)', fontSize: 12 }}>{pageIdOf(flow, name)}</span>
      </figcaption>
      <div style={{ ...screen, left, top, transform: `scale(${zoom})` }}>
        {/* Another customer comes to a page that is new. */}
        <Screen key={persona} {...{ flow, name, search, persona, title }} />
      </div>
      <ul style={{ ...exitList, left, top: top + height + 12 }}>
        {exitsOf(flow, name).map(({ exit, leads, isArrow }) => (
          <li key={exit}>
            <code style={{ color: 'var(--koo-color-ink)' }}>{exit}</code> {isArrow ? '→' : '·'} {leads}
          </li>
        ))}
      </ul>
    </figure>
  )
}

interface ScreenProps extends Pick<BoardPageProps, 'flow' | 'name' | 'search' | 'persona'> {
  title: string
}
function Screen({ flow, name, search, persona, title }: ScreenProps) {
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
  return (
    <Stage world={world} host={host}>
      <div style={column}>
        <Header title={title} onBack={nothing} />
        <Suspense>
          <Page />
        </Suspense>
      </div>
    </Stage>
  )
}
