import type { Kind } from './kind.ts'

/** A page that shows a result. */
export const result: Kind = {
  about: 'Shows the result.',
  exits: ['finish'],
  dependencies: ['@koo/kit', '@koo/page'],
  isSilent: true,
  page: ({ component }) => `import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

export default function ${component}({ exit }: Props) {
  return (
    <ResultPage
      tone="ok"
      title={copy.title}
      text={copy.text}
      actions={
        <Button block onClick={() => void exit('finish')}>
          {copy.finish}
        </Button>
      }
    />
  )
}
`,
  copy: () => `/** Texts of the page. */
export const copy = {
  title: '提交成功',
  text: '我们会尽快处理',
  finish: '完成',
} as const
`,
  stories: `export const Done: Story = story({})
`,
  test: ({ step }) => `import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { ${step} } from './step.ts'

it('shows the result and takes its exit', async () => {
  const { text, tap, exits } = await openPage(${step})
  await expect.element(text(copy.title)).toBeVisible()
  await tap(copy.finish)
  await expect.poll(() => exits).toEqual([{ name: 'finish' }])
})
`,
}
