import type { StoreAuthItem } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Stack } from '@koo/kit/Stack'
import { Tag } from '@koo/kit/Tag'
import { QueryBoundary } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { IntroPage } from '@koo/steps/precheck'
import { copy } from './copy.ts'
import { PLATFORMS, type Platform } from './platforms.ts'
import { storeOf, storeState, storeUntil, type StoreState } from './state.ts'
import type { IntroProps } from './step.ts'
import { useAuthorise } from './useAuthorise.ts'
import { useStores } from './useStores.ts'

type Tone = NonNullable<Parameters<typeof Notice>[0]['tone']>

/** How a state looks: the tone of its sentence, and of its word beside the heading. */
const LOOKS = {
  notYet: { notice: 'info', tag: 'plain' },
  authorised: { notice: 'ok', tag: 'ok' },
  failed: { notice: 'bad', tag: 'bad' },
  runOut: { notice: 'warn', tag: 'warn' },
  inReview: { notice: 'brand', tag: 'brand' },
} as const satisfies Readonly<Record<StoreState, { notice: Tone; tag: string }>>

/** A platform that vouches for the shop: how far it is, and the two ways, its own page or screenshots. */
export default function PlatformIntro({ options: { platform }, exit }: IntroProps) {
  const stores = useStores(platform)
  return (
    <QueryBoundary query={stores} skeleton="detail" failedTitle={copy.failed}>
      {(items) => (
        <Platform
          platform={platform}
          item={storeOf(items, platform)}
          onRefused={() => stores.refetch()}
          exit={exit}
        />
      )}
    </QueryBoundary>
  )
}

interface PlatformProps extends Pick<IntroProps, 'exit'> {
  platform: Platform
  item: StoreAuthItem | undefined
  /** The server does not open the page in the state that it knows. */
  onRefused: () => unknown
}

function Platform({ platform, item, onRefused, exit }: PlatformProps) {
  const { authorise, pending, refusal } = useAuthorise(platform, onRefused)
  const state = storeState(item?.status)
  const now = useGateway().serverNow()
  const { notice, tag } = LOOKS[state]
  const isOver = state === 'authorised' || state === 'inReview'
  const upload = (
    <Button block kind="text" onClick={() => exit('upload')}>
      {state === 'inReview' ? copy.more : copy.upload}
    </Button>
  )
  return (
    <IntroPage
      head={
        <Stack gap={2}>
          <Notice tone={notice} role="status">
            {noteOf(state, storeUntil(item?.authTime), now)}
          </Notice>
          {refusal !== null && (
            <Notice tone="warn" role="alert">
              {refusal}
            </Notice>
          )}
        </Stack>
      }
      heading={copy.heading}
      aside={<Tag tone={tag}>{copy.states[state]}</Tag>}
      points={copy.points(PLATFORMS[platform].name)}
      actions={
        isOver ? (
          <>
            <Button data-event="done" block onClick={() => exit('done')}>
              {copy.done}
            </Button>
            {state === 'inReview' && upload}
          </>
        ) : (
          <>
            <Button data-event="authorise" block loading={pending} onClick={authorise}>
              {state === 'notYet' ? copy.authorise : copy.again}
            </Button>
            {upload}
          </>
        )
      }
    />
  )
}

/** What a state means, and until when. */
function noteOf(state: StoreState, until: number | null, now: number): string {
  const note = copy.notes[state]
  return typeof note === 'string' ? note : note(until === null ? null : dayText(until, now))
}
