import type { ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawCard } from '@koo/kit/DrawCard'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { FooterActions } from '@koo/page/layout'
import { useRef } from 'react'
import { CampaignHead } from '../campaigns/CampaignHead.tsx'
import type { Campaign } from '../campaigns/campaigns.ts'
import { copy } from './copy.ts'
import { NoDraw } from './NoDraw.tsx'
import type { DrawStep } from './step.ts'
import { useDraw } from './useDraw.ts'
import { WonActions } from './WonActions.tsx'

interface DrawOfProps {
  exit: ExitOf<DrawStep>
  campaign: Campaign
  reply: object
}

/** The draw of a campaign. What was drawn, or may have been, stays after the end of the campaign. */
export function DrawOf({ campaign, reply, exit }: DrawOfProps) {
  const { place, won, busy, failure, left, draw, cover } = useDraw(campaign, reply)
  const tried = useRef(0)
  const isLost = failure?.outcomeUnknown === true
  const { phase, begins } = campaign
  if (phase !== 'on' && place === null && !isLost) {
    const { title, text } = phase === 'early' ? { ...copy.early, text: copy.early.text(begins) } : copy.ended
    return <NoDraw title={title} text={text} exit={exit} />
  }
  const tap = (at: number) => {
    tried.current = at
    void draw(at)
  }
  const footer = () => {
    if (won)
      return (
        <WonActions
          won={won}
          busy={busy}
          canDraw={phase === 'on' && left !== 0}
          onAgain={cover}
          exit={exit}
        />
      )
    if (!isLost) return null
    return (
      <Button data-event="draw_result" block lock={0} loading={busy} onClick={() => draw(tried.current)}>
        {copy.result}
      </Button>
    )
  }
  const buttons = footer()
  return (
    <Page {...(buttons && { footer: <FooterActions>{buttons}</FooterActions> })}>
      <CampaignHead campaign={campaign} />
      <Surface heading={copy.choose} {...(left !== null && { aside: copy.left(left) })}>
        <Stack>
          <DrawCard
            label={copy.choose}
            place={place}
            prize={won && { name: won.name, plain: won.kind === 'nothing' }}
            disabled={busy || isLost || (left === 0 && place === null)}
            onDraw={tap}
          />
          {won?.kind && <p>{copy.won[won.kind]}</p>}
          {!won && failure && (
            <Notice tone={isLost ? 'warn' : 'bad'} role="alert">
              {isLost ? copy.unknown : failure.text}
            </Notice>
          )}
          {left === 0 && !won && !failure && <Notice>{copy.noneLeft}</Notice>}
        </Stack>
      </Surface>
      <Surface pad="list">
        <ListRow data-event="prizes" label={copy.prizes} onClick={() => void exit('prizes')} />
      </Surface>
    </Page>
  )
}
