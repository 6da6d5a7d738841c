import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'
import { Guide } from '../../blocks/precheck/index.ts'
import { copy } from './copy.ts'
import type { PictureOptions } from './step.ts'

export interface ProofPageProps extends Pick<PictureOptions, 'guide'> {
  /** How many pages with an example there are. Default: none. */
  examples?: 0 | 1 | 2 | 3
  /** What there is to know before. */
  notice: ReactNode
  /** What the proof brings, on the line of the first heading. */
  brings?: ReactNode
  footer?: ReactNode
  /** Opens an example, from 0. */
  onExample: (place: number) => unknown
  /** The field of the pictures. */
  children: ReactNode
}

/** The page of a proof: how to get the picture, the field, and the way to the examples. */
export function ProofPage(props: ProofPageProps) {
  const { notice, guide = [], examples = 0, brings, footer, onExample, children } = props
  const hasGuide = guide.length > 0
  const rows = copy.examples[examples]
  return (
    <Page {...(footer && { footer })}>
      {notice}
      {hasGuide && (
        <Surface heading={copy.guide} aside={brings}>
          <Guide steps={guide} />
        </Surface>
      )}
      <Surface heading={copy.upload} {...(!hasGuide && { aside: brings })}>
        {children}
      </Surface>
      {rows.length > 0 && (
        <Surface pad="list">
          {rows.map((label, place) => (
            <ListRow key={label} label={label} onClick={() => void onExample(place)} />
          ))}
        </Surface>
      )}
    </Page>
  )
}
