import { ExamplePage } from '@koo/steps/example/page'
import { demos } from './demos.ts'
import type { DemoProps } from './step.ts'

/** A screenshot as it must be. */
export default function PlatformDemo({ options: { platform, place }, exit }: DemoProps) {
  // The definition names places that there are.
  const example = demos[platform][place] ?? demos[platform][0]
  return <ExamplePage example={example} onDone={() => exit('done')} />
}
