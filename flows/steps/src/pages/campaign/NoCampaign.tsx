import { DrawingCalendar } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { readTime } from '../../blocks/readTime.ts'
import { copy } from './copy.ts'
import { Ways } from './Ways.tsx'
import type { Props } from './step.ts'

interface NoCampaignProps extends Pick<Props, 'exit'> {
  title: string
  /** When the next one begins, as the server says it. */
  begins?: string | null | undefined
}

/** There is no campaign now. */
export function NoCampaign({ exit, title, begins }: NoCampaignProps) {
  const now = useGateway().serverNow()
  const start = readTime(begins)
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingCalendar />}
      title={title}
      text={start === null || start < now ? copy.none.text : copy.none.begins(dayText(start, now))}
      actions={<Ways exit={exit} />}
    />
  )
}
