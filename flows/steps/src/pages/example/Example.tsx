import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { FooterActions } from '@koo/page/layout'
import { copy, examples } from './copy.ts'
import { DocumentParts } from './DocumentParts.tsx'
import { Points } from './Points.tsx'
import type { Props } from './step.ts'
import { TutorialSteps } from './TutorialSteps.tsx'

/** What is wanted, and what is refused. */
export default function Example({ options: { of }, exit }: Props) {
  const shown = examples[of]
  return (
    <Page
      footer={
        <FooterActions>
          <Button data-event="example_seen" block onClick={() => exit('done')}>
            {copy.done}
          </Button>
        </FooterActions>
      }
    >
      <Notice>{shown.intro}</Notice>
      {'steps' in shown ? <TutorialSteps tutorial={shown} /> : <DocumentParts document={shown} />}
      <Surface heading={copy.never}>
        <Points is="bad" texts={shown.never} />
      </Surface>
    </Page>
  )
}
