import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { useState } from 'react'
import type { Step } from '../../../api-client/sandbox/src/testing/scenario.ts'

export interface ScenarioBoardProps {
  title: string
  /** Makes a new run of a scenario with its own sandbox. */
  begin: () => readonly Step[]
}

/** Progress of a scenario: the steps that are done, and the failure that stopped it. */
interface Progress {
  isRunning: boolean
  done: number
  failure: string | null
}

/** Runs a scenario in this browser, step by step, and lists the results. */
export function ScenarioBoard({ title, begin }: ScenarioBoardProps) {
  const [steps] = useState(begin)
  const [progress, setProgress] = useState<Progress | null>(null)

  async function start(): Promise<void> {
    let done = 0
    setProgress({ isRunning: true, done, failure: null })
    try {
      for (const step of steps) {
        await step.run()
        done += 1
        setProgress({ isRunning: done < steps.length, done, failure: null })
      }
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      setProgress({ isRunning: false, done, failure })
    }
  }

  return (
    <Page
      header={<Header title={title} />}
      footer={
        <FooterBar>
          <Button
            block
            disabled={progress !== null}
            loading={progress?.isRunning === true}
            onClick={() => void start()}
          >
            开始
          </Button>
        </FooterBar>
      }
    >
      <div role="status">
        <Outcome progress={progress} count={steps.length} />
      </div>
      <Surface pad="list" heading="步骤">
        <div role="list">
          {steps.map((step, at) => (
            <ListRow
              role="listitem"
              key={step.title}
              label={`${at + 1}. ${step.title}`}
              {...stateOf(at, progress)}
            />
          ))}
        </div>
      </Surface>
    </Page>
  )
}

function Outcome({ progress, count }: { progress: Progress | null; count: number }) {
  if (progress === null) return <Notice>共{count}步，在浏览器内对沙箱逐步执行。</Notice>
  if (progress.failure !== null) return <Notice tone="bad">{progress.failure}</Notice>
  if (progress.isRunning) return <Notice>执行中</Notice>
  return <Notice tone="ok">全部通过，共{count}步</Notice>
}

function stateOf(at: number, progress: Progress | null): { value: string; tone: 'quiet' | 'ink' | 'bad' } {
  if (progress === null || at > progress.done) return { value: '待执行', tone: 'quiet' }
  if (at < progress.done) return { value: '通过', tone: 'ink' }
  if (progress.failure !== null) return { value: '未通过', tone: 'bad' }
  return { value: '执行中', tone: 'quiet' }
}
