import {
  journeyOf,
  journeyOn,
  minutesOf,
  stagesOf,
  useHost,
  wayOf,
  type FlowData,
  type Journey,
  type PageModule,
  type Stage,
  type StageCode,
} from '@koo/flow'
import { StepBar } from '@koo/kit/StepBar'
import { useEffect, useState, type ComponentType } from 'react'
import { NextStage, StageRefusal } from './nextStage.ts'
import * as styles from './journey.css.ts'
import { walkOf } from './walk.ts'

interface PageProps {
  readonly search: unknown
}

/** A page of a flow; without a stage it is one between the stages. */
interface Place {
  readonly flow: FlowData
  /** Name of the page. */
  readonly name: string
  readonly stage?: StageCode | null | undefined
}

/** One component for each module, so that React keeps the state of the page. */
const shown = new WeakMap<Place, { readonly of: PageModule; readonly page: PageModule }>()

/** The page with what it knows of the way through its flow. Give the same `place` with each load. */
export function journeyPage(module: PageModule, place: Place): PageModule {
  const known = shown.get(place)
  if (known?.of === module) return known.page
  const page = inJourney(module, place)
  shown.set(place, { of: module, page })
  return page
}

function inJourney(module: PageModule, { flow, name, stage = null }: Place): PageModule {
  const way = wayOf(flow, name)
  // Without a server nobody knows the order but the definition.
  if (!way && !flow.server) return module
  const stages = way ?? stagesOf(flow)
  // The step has checked that its page takes what a flow gives it.
  const Page = module.default as ComponentType<PageProps>
  function JourneyPage(props: PageProps) {
    const isOwn = !isAskedFor(props.search)
    const walked = useJourney(flow.id, stages, isOwn && !way ? stage : null)
    const journey = way && stage ? journeyOn(way, stage) : walked
    const [isRefused, setRefused] = useState(false)
    const { now, next } = journey
    const page = (
      <NextStage value={(isOwn && next) || null}>
        <Page {...props} />
      </NextStage>
    )
    // A journey of one stage has no line.
    if (!isOwn || !stage || !now || stages.length < 2) return page
    return (
      <StageRefusal value={setRefused}>
        <div className={isRefused ? undefined : styles.root}>
          {!isRefused && <Line stages={stages} journey={journey} now={now} />}
          {page}
        </div>
      </StageRefusal>
    )
  }
  return { ...module, default: JourneyPage }
}

/** A page that a loan has asked for is no part of the application. */
const isAskedFor = (search: unknown) => (search as { readonly from?: unknown } | null)?.from !== undefined

/** Where the customer is, after this stage if the page is one. It is kept for the day, so that it is known after a pause. */
function useJourney(id: string, stages: readonly Stage[], stage: StageCode | null): Journey {
  const host = useHost()
  const [walk] = useState(() => walkOf(host, id))
  const [walked] = useState(() => {
    const before = walk.load() ?? []
    return stage && before.at(-1) !== stage ? [...before, stage] : before
  })
  useEffect(() => {
    if (stage) walk.save(walked)
  }, [stage, walk, walked])
  return journeyOf(stages, walked)
}

interface LineProps {
  readonly stages: readonly Stage[]
  readonly journey: Journey
  readonly now: Stage
}
function Line({ stages, journey: { counted, later }, now }: LineProps) {
  const named = counted ? stages : [now, ...later]
  return (
    <StepBar
      steps={named.map(({ code, title }) => ({ id: code, title }))}
      current={now.code}
      counted={counted}
      minutes={minutesOf(counted ? [now, ...later] : [now])}
    />
  )
}
