import { ListRow } from '@koo/kit/ListRow'
import { Tag } from '@koo/kit/Tag'
import { useOpenUrl } from '@koo/page'
import { copy } from './copy.ts'
import { TONES, type Benefit } from './rows.ts'

/** One benefit: what it is, and whether it is there. One that can be used leads to where. */
export function BenefitRow({ benefit: { title, text, state, url } }: { benefit: Benefit }) {
  const openUrl = useOpenUrl()
  return (
    <ListRow
      label={title}
      note={text}
      value={<Tag tone={TONES[state]}>{copy.state[state]}</Tag>}
      {...(url !== null && { 'data-event': 'benefit', onClick: () => void openUrl(url) })}
    />
  )
}
