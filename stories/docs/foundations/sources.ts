import { commentsIn } from './comments.ts'

const sources = import.meta.glob<string>('../../../kit/src/theme/{hues,motion}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What the kit says of its hues and of its motion, by name. */
export const [uses = {}, motionUses = {}] = ['hues', 'motion'].map((name) =>
  commentsIn(sources[`../../../kit/src/theme/${name}.ts`] ?? ''),
)
