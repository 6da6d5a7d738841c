import type { Kind } from './kind.ts'

/** A page that waits for a decision. */
export const waiting: Kind = {
  about: 'Waits until nothing is pending any more.',
  exits: ['passed', 'later'],
  dependencies: ['@koo/api-client', '@koo/kit', '@koo/page'],
  page: ({ component }) => `import { userQueryPendingOrderCount } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { useEffect } from 'react'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** A request every two seconds, for a minute. */
const RULES = { pause: 2_000, max: 30 } as const

export default function ${component}({ exit }: Props) {
  const polling = usePolling(userQueryPendingOrderCount, {}, { ...RULES, done: (count) => count === 0 })
  const isDone = polling.kind === 'done'
  useEffect(() => {
    if (isDone) void exit('passed')
  }, [isDone, exit])
  const later = (
    <Button block kind="text" onClick={() => void exit('later')}>
      {copy.later}
    </Button>
  )
  return (
    <WaitingPage
      polling={polling}
      title={copy.title}
      text={copy.text}
      usedUp={copy.usedUp}
      actions={later}
    />
  )
}
`,
  copy: () => `/** Texts of the page. */
export const copy = {
  title: '正在处理',
  text: '通常需要几秒',
  usedUp: { title: '结果待确认', text: '可以稍后再来查看' },
  later: '稍后再看',
} as const
`,
  stories: `export const Waiting: Story = story({
  faults: [{ match: 'user/queryPendingOrderCount', fault: 'hang=before' }],
})
`,
  test: ({ step }) => `import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { ${step} } from './step.ts'

const CALL = 'user/queryPendingOrderCount'

it('takes its exit as soon as nothing is pending', async () => {
  const { exits } = await openPage(${step})
  await expect.poll(() => exits).toEqual([{ name: 'passed' }])
})

it('can be left at any time', async () => {
  const { tap, exits } = await openPage(${step}, { faults: [{ match: CALL, fault: 'http=500' }] })
  await tap(copy.later)
  await expect.poll(() => exits).toEqual([{ name: 'later' }])
})

it('says that the result is unknown after the last request', async () => {
  const { text, clock, exits } = await openPage(${step}, { faults: [{ match: CALL, fault: 'http=500' }] })
  await expect.element(text(copy.title)).toBeVisible()
  await clock.advance(120_000)
  await expect.element(text(copy.usedUp.title)).toBeVisible()
  expect(exits).toEqual([])
})
`,
}
