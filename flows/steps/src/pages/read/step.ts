import { defineStep, type StepPageProps } from '@koo/flow'

export interface ReadOptions {
  /** Which text. */
  readonly text: 'faceAuthorization'
}

/** A text to read over the page that it belongs to, whose state survives: a running camera is not stopped. */
export const step = defineStep({ title: '人脸信息使用授权书' })

export const read = ({ text = 'faceAuthorization' }: Partial<ReadOptions> = {}) =>
  step.page(() => import('./Read.tsx'), { text } satisfies ReadOptions).with({ over: true })

export type Props = StepPageProps<typeof step, undefined, ReadOptions>
