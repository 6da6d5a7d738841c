import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { FooterActions } from '@koo/page/layout'
import { copy, type DocumentExample, type Tutorial } from './copy.ts'
import { DocumentParts } from './DocumentParts.tsx'
import { Points } from './Points.tsx'
import { TutorialSteps } from './TutorialSteps.tsx'

export type { DocumentExample, Tutorial } from './copy.ts'

export interface ExamplePageProps {
  example: DocumentExample | Tutorial
  onDone: () => unknown
}

/** What is wanted, and what is refused, of the example that is handed in. */
export function ExamplePage({ example, onDone }: ExamplePageProps) {
  return (
    <Page
      footer={
        <FooterActions>
          <Button data-event="example_seen" block onClick={onDone}>
            {copy.done}
          </Button>
        </FooterActions>
      }
    >
      <Notice>{example.intro}</Notice>
      {'steps' in example ? <TutorialSteps tutorial={example} /> : <DocumentParts document={example} />}
      <Surface heading={copy.never}>
        <Points is="bad" texts={example.never} />
      </Surface>
    </Page>
  )
}
