import { ErrorState } from '@koo/kit/ErrorState'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'

/** One error, and one retry, in place of the parts that did not load. */
export function SeveralError({ onRetry }: { onRetry(): Promise<unknown> }) {
  return (
    <Surface>
      <ErrorState title={copy.title} text={copy.kept} retryText={copy.retryAll} onRetry={onRetry} />
    </Surface>
  )
}
