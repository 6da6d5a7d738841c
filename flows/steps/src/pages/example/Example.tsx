import { examples } from './copy.ts'
import { ExamplePage } from './ExamplePage.tsx'
import type { Props } from './step.ts'

/** One of the examples that come with this step. */
export default function Example({ options: { of }, exit }: Props) {
  return <ExamplePage example={examples[of]} onDone={() => exit('done')} />
}
