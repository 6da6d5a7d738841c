import {
  journeyOf,
  minutesOf,
  stagesOf,
  useHost,
  type FlowData,
  type Journey,
  type PageModule,
  type Stage,
} from '@koo/flow'
import { StepBar } from '@koo/kit/StepBar'
import { useEffect, useState, type ComponentType } from 'react'
import { NextStage } from './nextStage.ts'
import * as styles from './journey.css.ts'
import { walkOf } from './walk.ts'

interface PageProps {
  readonly search: unknown
}
interface JourneyProps {
  readonly flow: FlowData
  /** What the page is in the flow; null for the pages between the stages. */
  readonly stage: Stage | null
}

/** The page with what it knows of the way through its flow. */
export function journeyPage(module: PageModule, { flow, stage }: JourneyProps): PageModule {
  const stages = stagesOf(flow)
  // The step has checked that its page takes what a flow gives it.
  const Page = module.default as ComponentType<PageProps>
  function JourneyPage(props: PageProps) {
    const isOwn = !isAskedFor(props.search)
    const journey = useJourney(flow.id, stages, isOwn ? stage : null)
    const { now, next } = journey
    const page = (
      <NextStage value={(isOwn && next) || null}>
        <Page {...props} />
      </NextStage>
    )
    // A journey of one stage has no line.
    if (!isOwn || !stage || !now || stages.length < 2) return page
    return (
      <div className={styles.root}>
        <Line stages={stages} journey={journey} now={now} />
        {page}
      </div>
    )
  }
  return { ...module, default: JourneyPage }
}

/** A page that a loan has asked for is no part of the application. */
const isAskedFor = (search: unknown) => (search as { readonly from?: unknown } | null)?.from !== undefined

/** Where the customer is, after this stage if the page is one. It is kept for the day, so that it is known after a pause. */
function useJourney(id: string, stages: readonly Stage[], stage: Stage | null): Journey {
  const host = useHost()
  const [walk] = useState(() => walkOf(host, id))
  const [walked] = useState(() => {
    const before = walk.load() ?? []
    return stage && before.at(-1) !== stage.title ? [...before, stage.title] : before
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
  const shown = counted ? stages : [now, ...later]
  return (
    <StepBar
      steps={shown.map(({ title }) => ({ id: title, title }))}
      current={now.title}
      counted={counted}
      minutes={minutesOf(counted ? [now, ...later] : [now])}
    />
  )
}
