import { ExamplePage } from '@koo/steps/example/page'
import { copy } from './copy.ts'
import type { ExampleProps } from './step.ts'

/** How the form of a booking is filled in. */
export default function PreOrderExample({ exit }: ExampleProps) {
  return <ExamplePage example={copy.example} onDone={() => exit('done')} />
}
